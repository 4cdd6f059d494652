import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from './italian-amount.ts';

test.each([
  ['1.250,50', 1250.5],
  ['1250,5', 1250.5],
  ['1250.5', 1250.5],
  ['12.500', 12500],
  ['1.250.000', 1250000],
  ['€ 2 500', 2500],
  ['0', 0],
  ['10,', 10],
  ['', null],
  ['-5', null],
  ['molto', null],
  ['1,2,3', null],
])('%s is %s', (text, value) => {
  expect(parseAmount(text)).toBe(value);
});

test('four-digit amounts are grouped too', () => {
  expect(formatAmount(2500)).toBe('2.500');
});
