import { expect, test } from 'vitest';
import { toldConditions } from './told-conditions.ts';

const RULES = ['Allaccio di almeno 15 kW', 'Installatori iscritti nel registro regionale', 'Durata di almeno 3 anni'];

test('a rule of the call stands beside what the person says of it', () => {
  expect(
    toldConditions(RULES, [
      'il contatore è da 20 kW',
      'l’installatore aspetta ancora il numero del registro',
      'il forno ha 3 anni',
      'si lavora di notte',
    ]),
  ).toEqual([
    { rule: RULES[0], told: 'il contatore è da 20 kW' },
    { rule: RULES[1], told: 'l’installatore aspetta ancora il numero del registro' },
  ]);
});
