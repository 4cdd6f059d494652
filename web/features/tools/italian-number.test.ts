import { expect, it } from 'vitest';
import { isNumberText, numberOf, numberText } from './italian-number.ts';

it.each([
  ['', null, true],
  ['  ', null, true],
  ['12,5', 12.5, true],
  ['12.5', 12.5, true],
  ['1.250', 1250, true],
  ['1.250,50', 1250.5, true],
  ['-3.000', -3000, true],
  ['0', 0, true],
  ['dodici', null, false],
  ['1,2,3', null, false],
  ['12 %', null, false],
])('"%s" is read as %s', (text, value, isNumber) => {
  expect([numberOf(text), isNumberText(text)]).toEqual([value, isNumber]);
});

it('a figure goes into its box with a comma', () => {
  expect([numberText(18.5), numberText(null), numberText(0)]).toEqual(['18,5', '', '0']);
});
