import { expect, test } from 'vitest';
import { costsTold } from './told-costs.ts';

const read = (text: string, spend: number | null) =>
  costsTold(text, spend).map(({ description, amount }) => [description, amount]);

test('lines of a budget told in words are read with their sums', () => {
  const text =
    'Il capannone costa ottocento euro al mese ma quello non lo metto. Ci serve: una pressa piegatrice, ventiduemila da preventivo. Il carrello elettrico novemilacinquecento, scaffali e pedane 4.000 euro, e il corso per i tre operai duemila. In tutto trentasettemilacinquecento.';
  expect(read(text, 37_500)).toEqual([
    ['pressa piegatrice', 22_000],
    ['carrello elettrico', 9500],
    ['scaffali e pedane', 4000],
    ['corso per i tre operai', 2000],
  ]);
});

test('what is done with a sum beside it is a work of the budget', () => {
  const text = 'Mettiamo tre pompe (78.000 euro), isoliamo il tetto (54.000 euro) e cambiamo i portoni, diciotto mila.';
  expect(read(text, 150_000)).toEqual([
    ['tre pompe', 78_000],
    ['isolamento del tetto', 54_000],
    ['portoni', 18_000],
  ]);
});

test('sums that are more than the whole, or of something else, are no lines', () => {
  expect(read('Compriamo un forno, 40.000 euro, e un furgone, 30.000 euro.', 50_000)).toEqual([]);
  expect(read('Nel 2025 abbiamo fatturato 900.000 euro. Il forno costa 40.000 euro.', 40_000)).toEqual([]);
});

test('a sum in a list may be bare, and the rest says what it is', () => {
  const text =
    'La cella costa 60.000 euro, il banco 8.500, gli scaffali e le pedane altri 3.500 euro. Poi ci sono i lavori, sui 20.000. Il resto, 2.000 euro, è la formazione dei soci.';
  expect(read(text, 94_000)).toEqual([
    ['cella', 60_000],
    ['banco', 8500],
    ['scaffali e pedane', 3500],
    ['lavori', 20_000],
    ['formazione dei soci', 2000],
  ]);
});
