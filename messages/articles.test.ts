import { expect, test } from 'vitest';
import { byEntity, lowered, ofEntity } from './articles.ts';

test.each([
  ['Regione Veneto', 'dalla Regione Veneto', 'della Regione Veneto'],
  ['MIMIT – Mediocredito Centrale', 'dal MIMIT – Mediocredito Centrale', 'del MIMIT – Mediocredito Centrale'],
  ['INAIL', 'dall’INAIL', 'dell’INAIL'],
  ['Agenzia delle Entrate', 'dall’Agenzia delle Entrate', 'dell’Agenzia delle Entrate'],
  ['Camere di commercio', 'dalle Camere di commercio', 'delle Camere di commercio'],
  ['Consorzi finanziati', 'dai Consorzi finanziati', 'dei Consorzi finanziati'],
  ['Invitalia per il MIMIT', 'da Invitalia per il MIMIT', 'di Invitalia per il MIMIT'],
  ['SIMEST', 'da SIMEST', 'di SIMEST'],
])('%s takes its article in a sentence', (name, by, of) => {
  expect([byEntity(name), ofEntity(name)]).toEqual([by, of]);
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
