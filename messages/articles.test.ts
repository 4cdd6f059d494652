import { expect, test } from 'vitest';
import { byEntity, lowered } from './articles.ts';

test.each([
  ['Regione Veneto', 'dalla Regione Veneto'],
  ['MIMIT – Mediocredito Centrale', 'dal MIMIT – Mediocredito Centrale'],
  ['INAIL', 'dall’INAIL'],
  ['Agenzia delle Entrate', 'dall’Agenzia delle Entrate'],
  ['Camere di commercio', 'dalle Camere di commercio'],
  ['Consorzi finanziati', 'dai Consorzi finanziati'],
  ['Invitalia per il MIMIT', 'da Invitalia per il MIMIT'],
  ['SIMEST', 'da SIMEST'],
])('%s takes its article in a sentence', (name, by) => {
  expect(byEntity(name)).toBe(by);
});

test('inside a sentence capitals go, acronyms stay', () => {
  expect(['Macchinari', 'DURC regolare', 'PMI iscritta', 'È aperto', 'L’impresa'].map(lowered)).toEqual([
    'macchinari',
    'DURC regolare',
    'PMI iscritta',
    'è aperto',
    'l’impresa',
  ]);
});
