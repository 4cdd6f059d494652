import { describe, expect, it } from 'vitest';
import { wishesIn } from './clauses.ts';
import { plainSpeech } from './plain-speech.ts';

const read = (text: string) => wishesIn(plainSpeech(text), { places: [] });

describe('what people list', () => {
  it('inside a line becomes its things, each with what is said of it', () => {
    const { items, clauses } = read(
      'Tre lavori: 1) cella nuova, si apre da due lati 2) bilancia collegata 3) banco di carico. Il cortile resta libero.',
    );
    expect(items).toEqual(['cella nuova (si apre da due lati)', 'bilancia collegata', 'banco di carico']);
    expect(clauses.map(({ text }) => text)).toContain('Il cortile resta libero');
  });
  it('by lines too, and what is done stays what is done', () => {
    const { items, acts } = read('- compriamo una pressa\n- sala prove\n* rifacciamo il tetto');
    expect(items).toEqual(['sala prove']);
    expect(acts.flat()).toEqual(['compra una pressa', 'rifà il tetto']);
  });
  it('in a line without a verb', () => {
    expect(read('Serra nuova, vasche di raccolta e pompa.').items).toEqual([
      'Serra nuova',
      'vasche di raccolta',
      'pompa',
    ]);
  });
  it('a figure beside a bracket is no list', () => expect(plainSpeech('nel 2025 (art. 3) e poi')).not.toContain('\n'));
});

it('what follows a colon is no list where it tells something', () => {
  const { items, clauses } = read('Il problema è vecchio: la cella non tiene il freddo e a luglio si butta il latte.');
  expect(items).toEqual([]);
  expect(clauses.at(-1)!.text).toBe('la cella non tiene il freddo e a luglio si butta il latte');
});

it('talk and what only who speaks can say are left out; a paper asked for is told', () => {
  const { clauses } = read(
    'Ok, adesso tocca a noi. Il capannone è di mio zio. Autorizzazione sanitaria richiesta a maggio.',
  );
  expect(clauses.map(({ text }) => text)).toEqual(['l’autorizzazione sanitaria è stata richiesta a maggio']);
});

it('what must be there in the end is an aim, not a thing to buy', () => {
  expect(read('Alla fine dobbiamo avere il marchio di qualità.').acts).toEqual([
    ['punta ad avere il marchio di qualità'],
  ]);
});

it('how things are today and headings are nothing that the project does', () => {
  const { acts, clauses } = read(
    'Oggi il grano lo portiamo al mulino e aspettiamo due giorni.\nCosa facciamo:\n- mulino a pietra',
  );
  expect(acts).toEqual([]);
  expect(clauses.map(({ text }) => text)).toEqual(['Oggi portiamo il grano al mulino e aspettiamo due giorni']);
});

it('a wish ends where it turns to who speaks', () => {
  const { acts } = read('Ci serve un nastro, perché a mano siamo lenti. Contiamo di prendere due clienti nuovi.');
  expect(acts).toEqual([['acquista un nastro']]);
});

it('a story gives what it tells, and leaves the talk out', () => {
  const told = (text: string): string[] => read(text).clauses.map(({ text: said }) => said);
  expect(told('Su cento ordini, boh, nessuno lo sa.')).toEqual([]);
  expect(told('Sono Ada Neri, la presidente, e scusate se scrivo così.')).toEqual([]);
  expect(told('La banca ha detto di sì a voce, così dicono.')).toEqual(['La banca ha detto di sì a voce']);
  expect(told('A maggio si è rotta la pompa: tre giorni fermi per 12 clienti.')).toEqual([
    'A maggio si è rotta la pompa: tre giorni fermi per 12 clienti',
  ]);
  expect(told('Estate 2025, due vigne, 14 prove: 9 hanno dato uva sana.')).toEqual([
    'nell’estate 2025, due vigne, 14 prove: 9 hanno dato uva sana',
  ]);
  expect(told('Tavoli oggi 8. Ne mettiamo altri 4.')).toEqual(['oggi i tavoli sono 8, ne mettiamo altri 4']);
});

it('a thing told with what it is for is a thing and an effect', () => {
  const { items, clauses } = read('Riscaldamento così si apre anche a marzo.');
  expect(items).toEqual(['Riscaldamento']);
  expect(clauses.map(({ text }) => text)).toEqual(['con il riscaldamento si apre anche a marzo']);
});

it('to have, to spend and what is done since long are nothing that the project does', () => {
  expect(read('Abbiamo 300 clienti fissi. Spendiamo 40.000 euro.').acts).toEqual([]);
  expect(read('Laviamo 200 chili al giorno con macchine prese nel 2009.').acts).toEqual([]);
});

it('an act is told without its sum, and a bare need of money is no act', () => {
  expect(read('Isoliamo il tetto (54.000 euro) e cambiamo i portoni.').acts).toEqual([
    ['isola il tetto', 'cambia i portoni'],
  ]);
  expect(read('Servono 240.000 euro.')).toEqual({ clauses: [], acts: [], items: [] });
  expect(read('L’anno scorso di gas 31.000 euro, una follia.').items).toEqual([]);
});
