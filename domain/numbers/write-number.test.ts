import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroText, fixedText, integerText, numberText, wholeEuroText } from './write-number.ts';

const money = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;

const fixed = { useGrouping: 'always' } as const;

describe('numbers are written as the browser would write them in Italian', () => {
  const values = fc.oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 1000),
    fc.constantFrom(1.005, 2.675, 999.995, -999.995, 0.1 + 0.2, 1e-7, 1e15),
  );
  it.each([
    ['at most two decimals', numberText, { useGrouping: 'always', maximumFractionDigits: 2 }],
    ['whole', integerText, { useGrouping: 'always', maximumFractionDigits: 0 }],
    ['one decimal', (value) => fixedText(value, 1), { ...fixed, minimumFractionDigits: 1, maximumFractionDigits: 1 }],
    ['two decimals', (value) => fixedText(value, 2), { ...fixed, minimumFractionDigits: 2, maximumFractionDigits: 2 }],
    ['euro', euroText, { ...money, trailingZeroDisplay: 'stripIfInteger' }],
    ['whole euro', wholeEuroText, { ...money, maximumFractionDigits: 0 }],
  ] satisfies [string, typeof numberText, Intl.NumberFormatOptions][])('%s', (_name, write, options) => {
    const format = new Intl.NumberFormat('it-IT', options);
    const withoutMinusZero = (text: string) => text.replace(/^-(?=0(?:,0+)?(?![\d,]))/, '');
    fc.assert(fc.property(values, (value) => write(value) === withoutMinusZero(format.format(value))));
  });
});

it('what is no number is a dash, and what is beyond counting keeps its digits', () => {
  expect([null, Number.NaN, Number.POSITIVE_INFINITY].map(euroText)).toEqual(['—', '—', '—']);
  expect(numberText(2 ** 60)).toBe('1.152.921.504.606.846.976');
});
