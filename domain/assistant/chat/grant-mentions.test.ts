import { expect, test } from 'vitest';
import { quickest } from '#domain/testing/quickest.ts';
import { grantMentions } from './grant-mentions.ts';
import { grantNamesInSteps, grantNamesOf } from './grant-names.ts';

const grant = (id: string, name: string, summary = '') => ({ id, name, summary });
const NAMES = grantNamesOf([
  grant('sabatini', 'Beni strumentali – Nuova Sabatini', 'Interessi su un prestito per beni strumentali.'),
  grant('capitalizzazione', 'Nuova Sabatini Capitalizzazione', 'Per chi aumenta il capitale.'),
  grant('garanzia', 'Fondo di garanzia per le PMI', 'Garanzia pubblica sui prestiti.'),
  grant('isi', 'Avviso pubblico ISI INAIL 2025', 'Riduce i rischi sul lavoro.'),
  grant('smart', 'Smart&Start Italia', 'Prestito per startup.'),
  grant('sicilia', 'Fondo Sicilia – Contributi a fondo perduto', 'Contributi alle imprese siciliane.'),
  grant('welfare', 'Welfare aziendale', 'Servizi per chi lavora.'),
  ...['Puglia', 'Umbria', 'Molise', 'Lazio'].map((place) =>
    grant(place, `${place} beni`, 'Beni strumentali e welfare aziendale.'),
  ),
]);
const named = (message: string) => grantMentions(message, NAMES).map(({ ids }) => ids.join('|'));

test.each([
  ['cos’è la nuova sabatini?', ['sabatini']],
  ['quanto mi dà la Nuova Sabbatini', ['sabatini']],
  ['la sabatini', ['sabatini|capitalizzazione']],
  ['e la sabbatini?', ['sabatini|capitalizzazione']],
  ['nuova sabatini capitalizzazione', ['capitalizzazione']],
  ['scadenza fondo di garanzia?', ['garanzia']],
  ['confronta nuova sabatini e fondo di garanzia', ['sabatini', 'garanzia']],
  ['bando isi inail', ['isi']],
  ['posso partecipare a smart & start?', ['smart']],
  ['vorrei sapere della nuova sabatini', ['sabatini']],
])('%j names %j', (message, ids) => {
  expect(named(message)).toEqual(ids);
});

test.each([
  'contributi a fondo perduto',
  'contributti a fondo perdutto',
  'contributi per il welfare aziendale',
  'bandi per beni strumentali',
  'quanto costa?',
  '',
])('%j names none', (message) => {
  expect(named(message)).toEqual([]);
});

test('a very long message is read in no time', async () => {
  expect(await quickest(1_000, () => named('parola lunghissima '.repeat(2000)))).toBeLessThan(1_000);
});

test('the names of thousands are read with pauses', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    grant(`ceramica-${String(at)}`, `Voucher ceramica ${String(at)}`),
  );
  const steps = grantNamesInSteps(many);
  let step = steps.next();
  let pauses = 0;
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(pauses).toBeGreaterThan(10);
  expect(step.value.names.map(({ id, place }) => [id, place])).toEqual(many.map(({ id }, at) => [id, at]));
  expect(grantMentions('voucher ceramica 1234', step.value)[0]?.ids).toEqual(['ceramica-1234']);
});
