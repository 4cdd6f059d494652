import { expect, test } from 'vitest';
import { hearingOf, trainHearing, type Said } from './hearing.ts';

const SAID: Said[] = [
  ['bando:importo', 'pagina', 'quanto mi danno per il forno?'],
  ['bando:importo', 'pagina', 'che percentuale copre della spesa'],
  ['bando:importo', 'dopo', 'e su 40mila quanto mi torna?'],
  ['bando:scadenza', 'pagina', 'entro quando la devo mandare?'],
  ['bando:scadenza', 'pagina', 'faccio ancora in tempo a chiederlo?'],
  ['bando:scadenza', 'dopo', 'e fino a che giorno posso inviarla'],
  ['ricerca', '-', 'cerco contributi per un macchinario'],
  ['ricerca', '-', 'ho un bar e vorrei rifare gli arredi, ci sono aiuti?'],
  ['ricerca', '-', 'cerco un bando per aprire un negozio'],
  ['cortesia:fuori_tema', '-', 'mi dai la ricetta della carbonara?'],
  ['cortesia:fuori_tema', '-', 'che tempo fa domani?'],
  ['cortesia:fuori_tema', '-', 'chi vince il campionato quest’anno'],
].map(([label, place, text]) => ({ label: label!, place: place!, text: text! }));
const KNOWN: Said[] = [
  { label: 'regola:durc', place: '-', text: 'Il DURC attesta che i contributi a INPS e INAIL sono in regola' },
  { label: 'regola:pec', place: '-', text: 'La PEC serve per le comunicazioni con l’ente' },
];
const hear = hearingOf(trainHearing(SAID, KNOWN));

test.each([
  ['quanto copre?', 'pagina', 'bando', 'bando:importo'],
  ['entro che giorno devo mandarla?', 'pagina', 'bando', 'bando:scadenza'],
  ['cerco aiuti per un negozio di fiori', '-', 'ricerca', 'ricerca'],
  ['e la ricetta della amatriciana?', '-', 'cortesia', 'cortesia:fuori_tema'],
  // misspelt words share their parts with those that are known
  ['che percentuaile copre?', 'pagina', 'bando', 'bando:importo'],
])('%s', (text, place, group, label) => {
  const { groups, within } = hear(text, place);
  expect(groups[0]?.label).toBe(group);
  expect(within(group)[0]?.label).toBe(label);
});

test('what is told of a matter counts for which one it is, not for the group', () => {
  const { groups, within } = hear('i contributi inps non sono in regola', '-');
  expect(groups.map(({ label }) => label)).not.toContain('regola');
  expect(within('regola')[0]?.label).toBe('regola:durc');
});

test('shares sum to one, and learning twice gives the same', () => {
  const { groups } = hear('quanto mi danno?', 'pagina');
  expect(groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4);
  expect(hearingOf(trainHearing(SAID, KNOWN))('quanto mi danno?', 'pagina').groups).toEqual(groups);
});

test('of words that no example holds nothing is said', () => {
  expect(hear('asdfgh qwerty', '-').groups).toEqual([]);
  expect(hear('quanto?', '-').within('nessuno')).toEqual([]);
});
