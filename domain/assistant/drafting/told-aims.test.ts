import { expect, test } from 'vitest';
import { aimsTold } from './told-aims.ts';

test('a figure to reach is read where somebody wishes it', () => {
  expect(aimsTold('Da ogni mostra voglio tornare con quaranta indirizzi buoni, non con le foto.')).toEqual([
    'da ogni mostra tornare con quaranta indirizzi buoni',
  ]);
});

test('a purchase, a sum and a wish without figures are none', () => {
  expect(aimsTold('Vogliamo comprare 3 forni. Vogliamo spendere 40.000 euro. Vogliamo crescere bene.')).toEqual([]);
});
