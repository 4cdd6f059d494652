import { expect, it } from 'vitest';
import { amountInText } from '#domain/assistant/answer-values.ts';
import { wishIn } from '#domain/assistant/drafts/excerpts.ts';
import { figuresIn, groundFigures } from './ground-figures.ts';

it('a wish is not cut at the dot of an amount, and ends where the sentence does', () => {
  expect(wishIn('Vogliamo comprare un forno (circa 80.000 euro) e un impastatrice. Siamo in dodici.')).toBe(
    'comprare un forno (circa 80.000 euro) e un impastatrice',
  );
});

it('one figure written in several ways is one figure', () => {
  expect(figuresIn('1.200,50 e 1200,5')).toEqual(['1200.5', '1200.5']);
  expect(figuresIn('40mila, 40.000 e 2 milioni')).toEqual(['40000', '40000', '2000000']);
  expect(figuresIn('il 15/11/2026')).toEqual(['15/11/2026']);
});

it('what the facts do not hold becomes a gap, whole', () => {
  expect(groundFigures('Spesa di 80.000 € e 3 milioni di ricavi.', ['80mila euro'], 'importo')).toBe(
    'Spesa di 80.000 € e [DA COMPLETARE: importo] di ricavi.',
  );
});

it.each([
  ['Contributi da 10.000 a 50.000 € per impresa', 'da 10.000 a 50.000 €'],
  ['fino a 1,5 milioni di euro', 'fino a 1,5 milioni di euro'],
  ['massimo € 200.000.', 'massimo € 200.000'],
  ['€ 10.000 - € 20.000', '€ 10.000 - € 20.000'],
  ['copre il 50% delle spese', null],
])('the amount of "%s" is found as it is written', (text, amount) => expect(amountInText(text)).toBe(amount));
