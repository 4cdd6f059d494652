import { expect, test } from 'vitest';
import { answeringOf, trainAnswering, type AskedOf } from './answering.ts';

const portal = (text: string) => ({ field: 'portal', text });
const payment = (text: string) => ({ field: 'payment', text });
const duty = (text: string) => ({ field: 'duties', text });

const EXAMPLES: AskedOf[] = [
  { question: 'e dove si carica tutto?', passage: portal('Area riservata della Regione') },
  { question: 'su che sito va caricata?', passage: portal('Piattaforma Bandi online') },
  { question: 'dove la mando?', passage: portal('Sportello telematico') },
  { question: 'quando vedo i soldi?', passage: payment('Saldo a fine progetto, con rendiconto') },
  { question: 'me li danno prima o dopo?', passage: payment('Anticipo del 40% e saldo a consuntivo') },
  { question: 'i soldi arrivano tutti insieme?', passage: payment('Due quote a stato di avanzamento') },
  { question: 'poi il macchinario lo posso vendere?', passage: duty('Mantenere i beni per cinque anni') },
  { question: 'per quanto devo tenere le carte?', passage: duty('Conservare i documenti dieci anni') },
];
const answers = answeringOf(trainAnswering(EXAMPLES));

const RECORD = [
  portal('Sistema Puglia'),
  payment('Erogazione in unica soluzione'),
  duty('Non cedere i beni per tre anni'),
];

test('a passage of another record is found by how people ask for such passages, though it shares no word', () => {
  expect(answers('e dove si carica la roba?', RECORD)[0]?.item).toBe(RECORD[0]);
  expect(answers('ma i soldi quando arrivano?', RECORD)[0]?.item).toBe(RECORD[1]);
  expect(answers('e se poi lo voglio vendere?', RECORD)[0]?.item).toBe(RECORD[2]);
});

test('a letter that is doubled or not makes no other word', () => {
  expect(answers('ma i solddi quando arivano?', RECORD)[0]?.item).toBe(RECORD[1]);
});

test('shares sum to one; nothing asked, nothing found', () => {
  const shares = answers('quando vedo i soldi?', RECORD).map(({ share }) => share);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(answers('?!', RECORD)).toEqual([]);
  expect(answers('quando?', [])).toEqual([]);
});

test('words that were never asked with leave the passages about as likely as each other', () => {
  const [first, second] = answers('zzz xyx', RECORD);
  expect(first!.share / second!.share).toBeLessThan(1.6);
});
