import { expect, it } from 'vitest';
import { COMPANIES, COMPANY_TOASTS } from './companies.ts';
import { PROFILE, PROFILE_TOASTS } from '#messages/profile/profile.ts';

it('the sentences about companies are exact (COM-7)', () => {
  expect(COMPANY_TOASTS.created('Rossi Srl')).toBe('Azienda "Rossi Srl" creata con successo!');
  expect(COMPANY_TOASTS.updated('Rossi Srl')).toBe('Azienda "Rossi Srl" modificata con successo!');
  expect(COMPANY_TOASTS.createFailed('x')).toBe("Errore nella creazione dell'azienda: x");
  expect(COMPANY_TOASTS.updateFailed('x')).toBe("Errore nella modifica dell'azienda: x");
  expect(COMPANY_TOASTS.deleteFailed('x')).toBe("Errore nell'eliminazione dell'azienda: x");
  expect(COMPANY_TOASTS.primaryFailed('x')).toBe("Errore nell'impostazione azienda primaria: x");
  expect(COMPANY_TOASTS).toMatchObject({
    loadFailed: 'Errore nel caricamento delle aziende',
    loadUnexpected: 'Errore imprevisto nel caricamento',
    createUnexpected: 'Errore imprevisto nella creazione',
    updateUnexpected: 'Errore imprevisto nella modifica',
    deleteUnexpected: "Errore imprevisto nell'eliminazione",
    primaryUnexpected: 'Errore imprevisto',
    deleted: 'Azienda eliminata con successo',
    madePrimary: 'Azienda impostata come primaria',
    undo: 'Annulla',
    selector: {
      loadFailed: 'Impossibile caricare le aziende',
      updated: 'Azienda attiva aggiornata',
      updateFailed: "Impossibile aggiornare l'azienda primaria",
    },
  });
  expect(COMPANIES).toMatchObject({ empty: 'Nessuna azienda configurata', activate: 'Imposta come Attiva' });
});

it('the sentences about the profile are exact (PRF-4)', () => {
  expect(PROFILE_TOASTS).toEqual({ saved: 'Profilo aggiornato', saveFailed: 'Impossibile salvare le modifiche' });
  expect(PROFILE.tabs).toMatchObject({ aziende: 'Le Mie Aziende', dati: 'Dati Personali' });
  expect(PROFILE.personal).toMatchObject({ approved: 'Approvato', pending: 'In attesa di approvazione' });
});
