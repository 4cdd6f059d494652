import { expect, test } from 'vitest';
import { byEntity, inPlace, lowered, onDay } from './articles.ts';

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

test('a place takes the preposition people say', () => {
  const places = [
    'Puglia',
    'Lazio',
    'Marche',
    'Marche o Umbria',
    'Lazio, Marche o Umbria',
    'Provincia di Lecce (Puglia)',
  ];
  expect(places.map(inPlace)).toEqual([
    'in Puglia',
    'nel Lazio',
    'nelle Marche',
    'in Marche o Umbria',
    'in Lazio, Marche o Umbria',
    'in provincia di Lecce (Puglia)',
  ]);
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

test('a day takes its article', () => {
  expect(['17 novembre 2026', '8 dicembre 2026', '11 gennaio 2027', '1º marzo 2027'].map(onDay)).toEqual([
    'il 17 novembre 2026',
    'l’8 dicembre 2026',
    'l’11 gennaio 2027',
    'il 1º marzo 2027',
  ]);
});
