import { expect, test } from 'vitest';
import { searchHelp } from './search-help.ts';

const FACTS = { isDemo: false, catalogue: 196 };
const ARTICLES = [{ slug: 'a', title: 'De minimis: il conto', description: 'Tre anni' }];

test('words are found at the beginning of words, accents and case apart', () => {
  const { entries } = searchHelp('AFFINITA', FACTS, []);
  expect(entries.map(({ id }) => id)).toEqual(['affinita']);
  expect(searchHelp('credenz', FACTS, []).entries.map(({ id }) => id)).toEqual(['password']);
  expect(searchHelp('assword', FACTS, []).entries).toEqual([]);
});

test('articles answer beside the help entries, and an empty question shows everything', () => {
  const { entries, articles } = searchHelp('de minimis', FACTS, ARTICLES);
  expect(entries.map(({ id }) => id)).toContain('de-minimis');
  expect(articles).toEqual([{ href: '/blog/a', title: 'De minimis: il conto' }]);
  expect(searchHelp('', FACTS, ARTICLES).entries.length).toBeGreaterThan(10);
});

test('the figure of the demo is named as such; elsewhere the catalogue is counted', () => {
  const answerOf = (isDemo: boolean) =>
    searchHelp('quanti bandi', { ...FACTS, isDemo }, []).entries.find(({ id }) => id === 'catalogo')?.answer;
  expect(answerOf(false)).toContain('Oggi il catalogo ne contiene 196');
  expect(answerOf(true)).toMatch(/oltre 1\.200 bandi attivi \(cifra dimostrativa\).*196/);
});
