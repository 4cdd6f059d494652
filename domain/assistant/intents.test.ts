import { expect, test } from 'vitest';
import { chatIntent } from './intents.ts';

test.each([
  ['Fammi una ricerca', 'ricerca'],
  ['Trova bandi per il fotovoltaico', 'ricerca'],
  ['Come funziona la compilazione?', 'compilazione'],
  ['Parlami del bando Sabatini', 'compilazione'],
  ['Avete consulenti in Veneto?', 'consulenti'],
  ['Mi serve un esperto', 'consulenti'],
  ['Quali scadenze ho?', 'scadenze'],
  ['Quanto tempo ho ancora?', 'scadenze'],
  ['Quando scade il bando?', 'scadenze'],
  ['Ciao', 'altro'],
  ['', 'altro'],
])('%j is about %s (AST-13)', (message, intent) => {
  expect(chatIntent(message)).toBe(intent);
});
