import { describe, expect, it } from 'vitest';
import { pecProblem, sdiCodeProblem } from './digital-address.ts';

describe('PEC and SDI code', () => {
  it.each([
    ['azienda@pec.it', null],
    ['Mario.Rossi@legalmail.it', null],
    ['azienda@cert.ordine.provincia.it', null],
    ['mario@gmail.com', 'ordinary_mail'],
    ['azienda@pec', 'format'],
    ['azienda pec.it', 'format'],
  ])('%s gives %s', (address, problem) => {
    expect(pecProblem(address)).toBe(problem);
  });

  it.each([
    ['M5UXCR1', null],
    ['m5uxcr1', null],
    ['0000000', null],
    ['UFABCD', null],
    ['12345', 'format'],
    ['M5UXCR12', 'format'],
    ['M5-XCR1', 'format'],
  ])('SDI %s gives %s', (code, problem) => {
    expect(sdiCodeProblem(code)).toBe(problem);
  });
});
