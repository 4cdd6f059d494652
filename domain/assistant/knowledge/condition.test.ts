import { expect, test } from 'vitest';
import { spokenPassage, weighCondition, withCondition } from './condition.ts';

const OPEN_24 = 'Sì, se è aperta da non più di 24 mesi; lo stesso limite vale per le imprese già costituite.';

test.each([
  [OPEN_24, 'ho la partita iva da un anno', true],
  [OPEN_24, 'ho la partita iva da 3 anni', false],
  ['Sì, se aperta nel mese della domanda o in quello precedente.', 'aperta da sei mesi', false],
  ['Sì, se l’esposizione verso le banche non supera 100.000 euro.', 'ho un mutuo di 150mila euro', false],
  ['Sì, se l’esposizione verso le banche non supera 100.000 euro.', 'ho un mutuo di 60mila euro', true],
  ['Le strutture devono avere almeno cinque camere.', 'noi abbiamo tre camere, ci stiamo?', false],
  ['Le strutture devono avere almeno cinque camere.', 'abbiamo 7 camere', true],
  ['Possono chiederlo imprese con meno di 10 addetti.', 'siamo 10 addetti', false],
])('%s %s', (answer, text, isWithin) => expect(weighCondition(answer, text)?.isWithin).toBe(isWithin));

test('an answer without a condition, or a message without a figure, is not weighed', () => {
  expect(weighCondition('No: servono società.', 'da un anno')).toBeNull();
  expect(weighCondition(OPEN_24, 'ho la partita iva')).toBeNull();
});

test('a yes that holds only sometimes says so, and an answer comes with its question', () => {
  expect(withCondition(OPEN_24)).toMatch(/^Sì, ma solo se è aperta/);
  expect(spokenPassage({ field: 'faq', title: 'Posso chiedere a due banche?', text: 'Sì, per beni diversi' })).toBe(
    'Posso chiedere a due banche? Sì, per beni diversi',
  );
});
