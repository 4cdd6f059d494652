import { expect, test } from 'vitest';
import { byEntity, fromDay, inPlace, lowered, ofDay, onDay, toDay, untilDay } from './articles.ts';

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
  const days = ['17 novembre 2026', '8 dicembre 2026', '11 gennaio 2027', '1º marzo 2027', '18 maggio 2027'];
  expect(days.map(onDay)).toEqual([
    'il 17 novembre 2026',
    'l’8 dicembre 2026',
    'l’11 gennaio 2027',
    'il 1º marzo 2027',
    'il 18 maggio 2027',
  ]);
  expect([untilDay, fromDay, toDay, ofDay].map((write) => write('2 luglio'))).toEqual([
    'fino al 2 luglio',
    'dal 2 luglio',
    'al 2 luglio',
    'del 2 luglio',
  ]);
  expect([untilDay, fromDay, toDay, ofDay].map((write) => write('8 luglio'))).toEqual([
    'fino all’8 luglio',
    'dall’8 luglio',
    'all’8 luglio',
    'dell’8 luglio',
  ]);
  expect([untilDay, onDay, fromDay, ofDay].map((write) => write('luglio 2026'))).toEqual([
    'fino a luglio 2026',
    'a luglio 2026',
    'da luglio 2026',
    'di luglio 2026',
  ]);
});

test('a day that is written later takes the article of what it will be', () => {
  expect([onDay('⟦2026-12-08⟧'), untilDay('⟦2026-12-18⟧'), ofDay('⟦2026-12⟧')]).toEqual([
    'l’⟦2026-12-08⟧',
    'fino al ⟦2026-12-18⟧',
    'di ⟦2026-12⟧',
  ]);
});
