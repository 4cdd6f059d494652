import { expect, test } from 'vitest';
import { timeWindowIn } from './time-window.ts';

/** A Sunday. */
const TODAY = '2026-11-15';

test.each([
  ['che bandi scadono oggi?', '2026-11-15', '2026-11-15'],
  ['cosa scade domani?', '2026-11-16', '2026-11-16'],
  ['scadenze di questa settimana', '2026-11-15', '2026-11-15'],
  ['scadenze della prossima settimana', '2026-11-16', '2026-11-22'],
  ['che bandi scadono questo mese?', '2026-11-15', '2026-11-30'],
  ['e il mese prossimo?', '2026-12-01', '2026-12-31'],
  ['cosa scade nei prossimi 60 giorni?', '2026-11-15', '2027-01-14'],
  ['entro 2 mesi', '2026-11-15', '2027-01-15'],
  ['cosa scade a dicembre?', '2026-12-01', '2026-12-31'],
  ['cosa scade a marzo?', '2027-03-01', '2027-03-31'],
  ['scadenze di novembre', '2026-11-15', '2026-11-30'],
  ['scadenze di febbraio 2028', '2028-02-01', '2028-02-29'],
  ['entro fine anno', '2026-11-15', '2026-12-31'],
])('%j means from %s to %s', (message, from, to) => {
  expect(timeWindowIn(message, TODAY)).toEqual({ from, to });
});

test('most questions name no days', () => {
  expect(timeWindowIn('quando scade la Nuova Sabatini?', TODAY)).toBeNull();
});
