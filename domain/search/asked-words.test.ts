import { expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';

test('the words of a search are counted without case, accents and signs', () => {
  expect(askedWords('  Città d’arte: FOTOVOLTAICO! ')).toBe('citta d arte fotovoltaico');
  expect(askedWords('Transizione 5.0')).toBe('transizione 5 0');
});

test.each([
  'mario.rossi@impresa.it',
  'bonus 3331234567',
  'tel 333 12 34 567',
  'partita iva 04312780721',
  'RSSMRA80A01H501U',
  'IT60X0542811101000000123456',
  'https://impresa.example',
  'vorrei sapere se la mia azienda di Bari può avere un contributo',
  'x',
])('what may say who asks, or is no search, is not kept: %s', (query) => {
  expect(askedWords(query)).toBeNull();
});
