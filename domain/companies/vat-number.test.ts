import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, normaliseVatNumber, vatNumberProblem } from './vat-number.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

const office = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(120, 121, 888, 999));
const validVat = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), office).map(([serial, place]) => {
  const body = String(serial).padStart(7, '0') + String(place).padStart(3, '0');
  return body + checkDigit(body);
});

describe('partita IVA', () => {
  it.each([
    ['00743110157', null],
    ['IT00743110157', null],
    ['it 007 4311 0157', null],
    ['12345678903', null],
    ['00743110158', 'checksum'],
    ['0074311015', 'format'],
    ['007431101577', 'format'],
    ['FR00743110157', 'format'],
    ['0074311015O', 'format'],
    ['00000000000', 'zeros'],
    ['', 'format'],
  ])('%s gives %s', (text, problem) => {
    expect(vatNumberProblem(text)).toBe(problem);
  });

  it('an unknown issuing office is no reason to refuse', () => {
    expect(vatNumberProblem('12345678903')).toBeNull();
  });

  it('every number made by the rule is accepted, with and without prefix', () => {
    fc.assert(fc.property(validVat, (vat) => vatNumberProblem(vat) === null && vatNumberProblem(`IT${vat}`) === null));
  });

  it('a single wrong digit is always caught', () => {
    fc.assert(
      fc.property(validVat, fc.nat(10), fc.integer({ min: 1, max: 9 }), (vat, place, shift) => {
        const wrong = (Number(vat[place]) + shift) % 10;
        return vatNumberProblem(vat.slice(0, place) + wrong + vat.slice(place + 1)) !== null;
      }),
    );
  });

  it('any text gets an answer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => normaliseVatNumber(text) !== null || vatNumberProblem(text) === 'format'),
    );
  });
});
