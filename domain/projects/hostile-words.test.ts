import { expect, test } from 'vitest';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { withoutLeadIn } from './asides.ts';
import { readProject } from './read-project.ts';
import { tradeIn } from './wish-words.ts';

// Each took minutes, or for ever, where a word could be read in two ways: the test's own limit ends it.
const places = placesOfItaly();
const LONG = 3900;

test('what runs on as parts of words is read once', () => {
  const endless = `noi ${'ada'.repeat(40)}x`;
  expect(tradeIn(`Siamo ${endless}`, places)).toBe(endless);
  expect(tradeIn('Siamo un panificio in provincia di ', places)).toBe('panificio');
});

test.each([
  ['words that lead to a sum', 'che vale a '.repeat(40)],
  ['words of a sum, one within the other', 'per un costo di '.repeat(40)],
  ['signs', '-'.repeat(LONG)],
  ['blanks', ' \t'.repeat(LONG / 2)],
])('%s, and no sum after them', (_name, hostile) => {
  expect(withoutLeadIn(`un forno ${hostile}x`)).toBe(`un forno ${hostile}x`);
  expect(readProject(`un forno ${hostile}x 40.000 €`, places, '2026-11-15')).toMatchObject({ spend: 40_000 });
});

test('what leads to a sum goes, however it is said', () => {
  for (const said of ['da', 'che costa', 'che vale a', 'per un costo di', '– circa', ', intorno ai', 'mi costa']) {
    expect(withoutLeadIn(`un forno ${said} `)).toBe('un forno');
  }
});
