import { expect, test } from 'vitest';
import { groundedWords } from './grounded-words.ts';

const KNOWN =
  'Nuova Sabatini di Invitalia, contributo fino a 20.000 euro, scade il 31/12/2026. Pagina https://www.mimit.gov.it/sabatini. Officine Brenta, Veneto.';

test.each([
  ['what was given comes back', 'La Nuova Sabatini arriva a 20.000 euro.'],
  ['a figure in another spelling', 'Il contributo arriva a 20 mila euro.'],
  ['a day in words', 'La domanda si chiude il 31 dicembre 2026.'],
  ['a link that was given', 'I dettagli sono su https://www.mimit.gov.it/sabatini.'],
  ['no claim at all', 'Prepara i documenti con calma e verifica i requisiti.'],
  ['a gap to fill', 'Il costo è [DA COMPLETARE: importo del 2027 a Milano].'],
])('%s', (_, text) => {
  expect(groundedWords(text, KNOWN)).toBe(text);
});

test.each([
  ['an invented amount', 'Il contributo arriva a 50.000 euro.'],
  ['an invented amount in words', 'Il contributo arriva a cinquantamila euro.'],
  ['an invented percentage', 'Copre il 75% delle spese.'],
  ['an invented day', 'La domanda si chiude il 15 gennaio 2027.'],
  ['an invented link', 'Iscriviti su https://bandi-facili.example/iscriviti ora.'],
  ['a bare domain', 'Scrivi a info@truffa.com per il modulo.'],
  ['an invented body', 'Il bando è gestito da Finpiemonte per conto della Regione.'],
])('%s is left out, and the rest stays', (_, text) => {
  expect(groundedWords(text, KNOWN)).toBe('');
  expect(groundedWords(`Verifica i requisiti. ${text}`, KNOWN)).toBe('Verifica i requisiti.');
});
