import { expect, test } from 'vitest';
import { invoiceLines } from './invoice.ts';
import { quoteProblems, successFee, type QuoteInput } from './quote.ts';
import { promiseIn, redFlags, withoutPromises } from './red-flags.ts';

const DAY = '2026-11-16';

test.each([
  ['ordinario_cassa', { fund: 28, vat: 160.16, stamp: 0, total: 888.16, withholding: 140, paid: 748.16 }],
  ['ordinario', { fund: 0, vat: 154, total: 854, withholding: 140, paid: 714 }],
  ['forfettario', { fund: 28, vat: 0, stamp: 2, total: 730, withholding: 0, paid: 730 }],
  ['societa', { fund: 0, vat: 154, total: 854, withholding: 0, paid: 854 }],
] as const)('700 € under %s, as the invoice says it (CON-14)', (regime, lines) => {
  expect(invoiceLines(700, regime, DAY)).toMatchObject(lines);
});

test('no stamp up to 77,47 €', () => {
  expect(invoiceLines(70, 'forfettario', DAY).stamp).toBe(0);
});

const QUOTE: QuoteInput = {
  includes: ['Domanda sul portale'],
  excludes: ['Perizia'],
  note: '',
  fixedFee: 350,
  successPercent: 8,
  cap: 650,
  expectedAid: 3_080,
  regime: 'ordinario_cassa',
  refund: 'tutta',
  validUntil: '2026-12-10',
};

test('the success part follows the grant and never passes the cap', () => {
  expect(successFee(QUOTE)).toBe(246.4);
  expect(successFee({ ...QUOTE, expectedAid: 50_000 })).toBe(300);
  expect(successFee({ ...QUOTE, expectedAid: null })).toBeNull();
});

test('all problems at once', () => {
  const bad = { ...QUOTE, cap: 100, validUntil: '2026-11-15' };
  expect(quoteProblems(bad, DAY).map(({ code }) => code)).toEqual(['cap_below_fixed', 'day_gone']);
});

test('what must warn the client', () => {
  expect(redFlags(QUOTE, true)).toEqual([]);
  expect(redFlags({ ...QUOTE, note: 'Esito garantito.' }, true)).toEqual(['esito_garantito']);
  expect(redFlags(QUOTE, false)).toEqual(['compenso_senza_bando']);
  expect(redFlags({ ...QUOTE, fixedFee: 600 }, true)).toEqual(['anticipo_alto']);
});

test('a promise is found with its words and can be said honestly', () => {
  expect(promiseIn('Domanda in due settimane, esito Garantito.')).toBe('esito Garantito');
  expect(promiseIn('Nessuna promessa.')).toBeNull();
  expect(withoutPromises('Esito garantito, sicuro al 100%.', 'seguita fino all’esito')).toBe(
    'seguita fino all’esito, seguita fino all’esito.',
  );
});

test.each([
  'Garantito.',
  'Le garantisco il contributo',
  'lo studio garantisce l’esito',
  'possiamo garantire il finanziamento',
  'Esito garantito dalla nostra esperienza',
  'successo assicurato',
  'contributo certo',
  'Assicuriamo il contributo',
  'sicuri al 100%',
  '100% di approvazione',
  'vinciamo di sicuro',
  'otterrai sicuramente i fondi',
  'Non ti preoccupare, esito garantito',
])('«%s» is a promise', (text) => {
  expect(promiseIn(text)).not.toBeNull();
});

test.each([
  'Nessuno può garantire un contributo',
  'L’esito non è garantito',
  'Non garantiamo il risultato',
  'prestito garantito dal Fondo centrale',
  'finanziamento garantito da MCC',
  'Garantiamo la massima riservatezza',
  'garantisco assistenza fino all’erogazione',
  'spese ammesse al 100%',
  'fondo perduto al 100 %',
  'pratica del Fondo di garanzia',
])('«%s» is none', (text) => {
  expect(promiseIn(text)).toBeNull();
});

test('backdated spending warns, a no to it does not', () => {
  expect(redFlags({ ...QUOTE, note: 'Recuperiamo anche le spese retroattive.' }, true)).toEqual(['spese_retroattive']);
  expect(redFlags({ ...QUOTE, note: 'Non si ammettono spese retroattive.' }, true)).toEqual([]);
});
