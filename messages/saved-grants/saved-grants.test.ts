import { expect, test } from 'vitest';
import { HIDING, SAVING } from './saved-grants.ts';

test('the sentences of search and saving are exact (SAV-3)', () => {
  expect([
    SAVING.mustSignInToSearch,
    SAVING.searchFailed('rete assente'),
    SAVING.mustSignInToSave,
    SAVING.saveFailed,
    SAVING.saved,
    SAVING.removeFailed,
    SAVING.removed,
  ]).toEqual([
    'Devi essere autenticato per utilizzare la ricerca intelligente',
    'Errore nella ricerca intelligente: rete assente',
    'Devi essere autenticato per salvare un bando',
    'Errore nel salvare il bando',
    'Bando salvato con successo!',
    'Errore nella rimozione',
    'Bando rimosso dai salvati',
  ]);
});

test('hidden grants are counted in words (SAV-5)', () => {
  expect([HIDING.count(1), HIDING.count(3)]).toEqual(['1 nascosto', '3 nascosti']);
});
