import { expect, test } from 'vitest';
import { asFirm, asSentence } from './as-firm.ts';
import { letterAgain } from './letter-changes.ts';
import type { Letter } from './letter-tasks.ts';
import { partsOf } from './parts-of.ts';
import { plainly } from './spoken-italian.ts';
import { writingTaskIn } from './writing-tasks.ts';

const read = (message: string) => writingTaskIn(plainly(message), message);
const again = (message: string, letter: Letter) => letterAgain(plainly(message), message, letter, read(message));
const FIRST = read('scrivi una mail al commercialista: chiedo visura, DURC e statuto') as Letter;

test.each<[message: string, read: Partial<Letter>]>([
  [
    'mi butti giù una mail per la ragioniera? mi servono gli ultimi 2 bilanci e il durc entro venerdì',
    { to: 'commercialista', matter: 'documenti', papers: ['ultimi 2 bilanci', 'durc'], by: 'entro venerdì' },
  ],
  [
    'serve una bozza di mail per il mio commercialista, deve mandarmi visura aggiornata e copia dello statuto perché partecipiamo al bando della Camera',
    { papers: ['visura aggiornata', 'copia dello statuto'], reason: 'partecipiamo al bando della Camera' },
  ],
  [
    'mi fai due righe per la regione, per chiedere quando riapre il bando',
    { to: 'ente', matter: 'domanda', wishes: ['quando riapre il bando'] },
  ],
  [
    'prepara una pec per lazio innova, vorrei sapere se ci sono ancora fondi. grazie',
    { to: 'ente', addressee: 'Lazio Innova', wishes: ['se ci sono ancora fondi'] },
  ],
  [
    'mi serve una mail da mandare alla camera di commercio per sapere se i fondi sono finiti',
    { to: 'ente', addressee: 'Camera di Commercio', wishes: ['se i fondi sono finiti'] },
  ],
  ['scrivi una pec alla regione puglia per chiedere quando apre il bando', { addressee: 'Regione Puglia' }],
  ['scrivimi una lettera per il ministero dove chiediamo una proroga', { addressee: 'Ministero', matter: 'proroga' }],
  [
    'scrivi al commercialista: mi servono visura, 2 preventivi, bilanci 2023, 2024 e 2025 e la dichiarazione iva',
    { papers: ['visura', '2 preventivi', 'bilanci 2023, 2024 e 2025', 'dichiarazione iva'] },
  ],
  ['scrivi un messaggio al mio socio sulla Sabatini dandogli del lei', { to: 'socio', matter: 'bando', tone: 'lei' }],
  ['scrivi alla banca per sapere se anticipa il contributo', { to: 'banca', matter: 'finanziamento' }],
])('a letter with what was told: %s', (message, expected) => {
  expect(partsOf(message)).toEqual([message]);
  expect(read(message)).toMatchObject({ form: 'lettera', ...expected });
});

test.each([
  'come scrivo una mail al commercialista?',
  'dammi la pec della regione',
  'mi serve una pec per fare domanda?',
  'mi è arrivata una mail dal ministero',
  'mi scrivi in due righe come funziona la Sabatini?',
  'per la domanda bisogna preparare bilanci e visura?',
])('no letter: %s', (message) => {
  expect(read(message)).toBeNull();
});

test.each<[message: string, changed: Partial<Letter>]>([
  ['me la rifai un po’ più breve?', { isShort: true, tone: null }],
  ['più formale', { tone: 'lei', isShort: false }],
  ['rifai la mail dandogli del tu', { tone: 'tu' }],
  ['aggiungi che ho 11 dipendenti e che sono di Andria', { added: ['abbiamo 11 dipendenti e siamo di Andria'] }],
  ['scrivi anche che il bando chiude presto', { added: ['il bando chiude presto'] }],
  ['aggiungi che vogliamo tempi più brevi', { added: ['vogliamo tempi più brevi'], isShort: false }],
  ['più corta e aggiungi che siamo in 11', { added: ['siamo in 11'], isShort: true }],
  ['mettici anche il libro unico', { papers: ['visura', 'DURC', 'statuto', 'libro unico'] }],
  ['e chiedi se può fare la dichiarazione PMI', { wishes: ['se può fare la dichiarazione PMI'] }],
  ['aggiungi che la pratica la chiudiamo a marzo', { added: ['la pratica la chiudiamo a marzo'] }],
  ['togli la parte sullo statuto', { left: [['statuto']], isCut: true }],
  ['aggiungi la partita iva', { added: ['[la partita iva]'] }],
])('the same letter again: %s', (message, changed) => {
  expect(again(message, FIRST)).toEqual({ ...FIRST, ...changed });
});

test.each([
  'quando scade?',
  'di che si tratta?',
  'metti che non mi danno il DURC, che succede?',
  'senza PEC si può fare domanda?',
  'aggiungilo ai salvati',
  'in inglese',
  'scrivi anche alla banca una mail',
  'dura tre anni, è troppo lunga?',
])('another matter after a letter: %s', (message) => {
  expect(again(message, FIRST)).toBeNull();
});

test('what one person says is written as the firm, and nothing else changes', () => {
  expect(asFirm('ho 4 addetti e il mio durc', [])).toBe('abbiamo 4 addetti e il nostro DURC');
  expect(asFirm('se i fondi sono finiti', [])).toBe('se i fondi sono finiti');
  expect(asFirm('se il minipia riapre', ['MiniPIA – Pacchetti Integrati'])).toBe('se il MiniPIA riapre');
  expect(asSentence('siamo di Andria ')).toBe('Siamo di Andria.');
});

test('rows of blanks in an order are one blank', { timeout: 20_000 }, () => {
  // It took minutes where each way of sharing them out was tried.
  expect(again(`metti${' \t'.repeat(1900)}a\nb`, FIRST)).toEqual(again('metti a\nb', FIRST));
  expect(again(`mettici${' \t'.repeat(1900)}che siamo in 18`, FIRST)).toMatchObject({ to: FIRST.to });
});
