import { expect, test } from 'vitest';
import { budgetOf, type AidTerms } from '#domain/applications/budget.ts';
import { EMPTY_CONTENTS } from '#domain/applications/contents.ts';
import { budget } from './dossier-money.ts';

const TERMS: AidTerms = {
  kind: 'contributo',
  spendMin: null,
  spendMax: null,
  maxLimitsProject: false,
  ratePct: 10,
  rates: [],
  isRateMax: true,
  aidMax: null,
  asksQuotes: false,
  isDeMinimis: false,
  room: null,
};
const CASES = [
  { percent: 8, words: 'beni usati' },
  { percent: 10, words: 'beni nuovi' },
];

const LINE = { name: 'Tornio', amount: 40_000, isOutside: false, hasQuote: true, isPaidFor: true };

function told(more: Partial<AidTerms>, lines = [LINE]): string {
  const terms = { ...TERMS, ...more };
  const view = { application: { contents: EMPTY_CONTENTS }, budget: budgetOf(lines, terms, []), terms };
  return JSON.stringify(budget(view as never)).replaceAll('\u00a0', ' ');
}

test.each([
  ['the cases are known: the range', { rates: CASES }, 'Contributo richiesto: da 3.200 € a 4.000 €'],
  ['they are not: no more than that', {}, 'Contributo richiesto: al massimo 4.000 €'],
])('where the share depends on a case that is not chosen, %s', (_case, more, words) => {
  expect(told(more)).toContain(words);
  expect(told(more)).toContain('da scegliere prima dell’invio');
  expect(told(more)).toContain('A carico dell’azienda: almeno 36.000 €');
});

test.each([
  ['the case is chosen', { rates: CASES, isRateMax: false }, '4.000 € (10% di 40.000 € ammessi)'],
  ['every case reaches the maximum', { rates: CASES, aidMax: 3_000 }, '3.000 € (10% di 40.000 € ammessi, fino al'],
])('a plain sum where %s', (_case, more, words) => {
  expect(told(more)).toContain(`Contributo richiesto: ${words}`);
  expect(told(more)).not.toContain('da scegliere');
});

test('without a cost nothing is asked for: no zero stands where a figure is missing', () => {
  expect(told({}, [])).toContain('Nessuna voce di spesa.');
  expect(told({}, [])).not.toContain('Contributo richiesto');
  expect(told({}, [])).not.toContain('A carico');
});
