import { expect, test } from 'vitest';
import { fieldWords, valueWords } from './change-words.ts';

test.each([
  ['closesOn', '2026-12-31', '31 dicembre 2026'],
  ['closesOn', null, 'Non indicato'],
  ['amounts.max', 20_000, '20.000 €'],
  ['sizes', ['micro', 'small'], 'Micro, Piccola'],
  ['regions', [], 'Non indicato'],
  ['aidForm', 'voucher', 'Voucher'],
  ['aidIntensityMax', 50, '50%'],
  ['summary', 'Un testo', 'Un testo'],
  ['constraints.sizes', ['micro'], null],
  ['constraints.territory', { regions: ['Puglia'] }, null],
])('a change of %s reads well', (field, value, words) => {
  expect(valueWords(field, value)?.replace(/\s/g, ' ') ?? null).toBe(words);
});

test('every rule of the eligibility table has one name', () => {
  expect(fieldWords('constraints.sizes')).toBe('Requisiti verificabili');
});
