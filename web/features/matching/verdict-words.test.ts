import { expect, test } from 'vitest';
import { moneyOnCard } from './verdict-words.ts';

const NONE = { figure: null, formula: null, why: null, whyCode: null };

test('a card speaks of the reader’s project only with a figure for it', () => {
  const figure = { ...NONE, figure: 'circa 20.000 € di contributo', formula: '50% di 40.000 €' };
  expect(moneyOnCard(figure)).toMatchObject({ label: 'Sul tuo progetto', detail: '50% di 40.000 €' });
  const byTax = { ...NONE, why: 'Il vantaggio dipende dalle imposte che paghi.', whyCode: 'by_tax' as const };
  expect(moneyOnCard(byTax)).toEqual({ label: 'Cifra non calcolabile', figure: null, detail: byTax.why });
  expect(moneyOnCard({ ...NONE, whyCode: 'no_spend' })).toBeNull();
});
