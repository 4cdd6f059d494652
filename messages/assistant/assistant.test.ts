import { expect, test } from 'vitest';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS, consentText, searchSummary, UNKNOWN_FAILURE } from './assistant.ts';
import { checkText } from './documents.ts';

test('the default failures are exact (AST-9)', () => {
  expect(new Set([...Object.values(ASSISTANT_FAILURES), UNKNOWN_FAILURE])).toEqual(
    new Set([
      "Errore nell'analisi",
      'Errore nei suggerimenti',
      'Errore nella ricerca semantica',
      'Errore nella generazione',
      "Errore nell'analisi documento",
      'Errore nel miglioramento',
      'Errore nel chat',
      'Errore sconosciuto',
    ]),
  );
  expect(ASSISTANT_NEEDS).toMatchObject({
    content: 'Seleziona il tipo di contenuto e inserisci il contesto del bando',
    text: 'Inserisci il testo da migliorare e specifica la sezione',
    document: 'Seleziona un file e specifica il tipo di documento',
  });
});

test('the consent names where the texts would go', () => {
  expect(consentText('ai.example:8443')).toContain('ai.example:8443');
  expect(consentText(null)).toContain('nessun testo esce');
});

test('a legal form is told as people write it, never by its code', () => {
  const check = { field: 'legalForm', outcome: 'diverso', expected: 'startup-innovativa', found: 'ditta individuale' };
  expect(checkText(check as Parameters<typeof checkText>[0])).toBe(
    'Forma giuridica: nel documento è ditta individuale, nel profilo è Startup innovativa.',
  );
});

test.each([
  [0, 2, 'Nessuno di questi indica una scadenza: verifica i tempi sul sito dell’ente.'],
  [1, 2, 'Uno è a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.'],
  [2, 2, 'Sono tutti a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.'],
  [1, 1, 'È a sportello, senza una scadenza: di solito si chiude quando i fondi finiscono.'],
])('%i of %i without a deadline at the counter: the summary says when to apply', (rolling, found, sentence) => {
  const verdicts = { ammissibile: found, da_verificare: 0, non_ammissibile: 0 };
  const rest = { company: 'Rossi', looked: 196, nearest: null, words: '', hasDroppedWords: false };
  expect(searchSummary({ ...rest, found, rolling, verdicts })).toMatch(sentence);
});
