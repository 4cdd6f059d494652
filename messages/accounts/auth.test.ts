import { expect, test } from 'vitest';
import { AUTH, AUTH_TOASTS } from './auth.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { LINK_LABELS } from '#messages/shell/links.ts';
import { SHELL } from '#messages/shell/shell.ts';

test('the sentences of authentication are exact (ACC-4)', () => {
  expect({
    ...AUTH_TOASTS,
    providerFailed: AUTH_TOASTS.providerFailed('Google'),
    redirectingText: AUTH_TOASTS.redirectingText('Facebook'),
  }).toMatchObject({
    signUpFailed: 'Errore durante la registrazione',
    signUpDone: 'Registrazione completata',
    signUpDoneText: "Controlla la tua email per confermare l'account",
    businessDone: 'Il tuo account aziendale è stato creato con successo. Controlla la tua email per confermarlo.',
    consultantDone:
      "Il tuo profilo consulente è stato creato. Controlla la tua email per confermarlo e attendi l'approvazione.",
    signInFailed: "Errore durante l'accesso",
    providerFailed: "Errore durante l'accesso con Google",
    providerFailedText: "Si è verificato un errore durante l'autenticazione",
    redirecting: 'Reindirizzamento in corso',
    redirectingText: "Reindirizzamento a Facebook per l'autenticazione...",
    unexpected: 'Errore imprevisto',
    unexpectedText: 'Si è verificato un errore imprevisto',
  });
  expect(ERROR_MESSAGES.missing_credentials).toBe('Devi indicare un indirizzo e-mail e una password.');
  expect(AUTH.alerts).toEqual({
    specialization: 'Seleziona almeno una specializzazione',
    sector: 'Seleziona almeno un settore di competenza',
  });
});

test('the labels of the auth screen are exact (ACC-5)', () => {
  expect(Object.values(SECTOR_LABELS)).toEqual([
    'Tecnologia',
    'Sanità',
    'Finanza',
    'Manifatturiero',
    'Retail',
    'Agricoltura',
    'Energia',
    'Trasporti',
    'Turismo',
    'Educazione',
    'Altro',
  ]);
  expect(Object.values(SPECIALIZATION_LABELS)).toEqual([
    'Bandi Regionali',
    'Nazionali',
    'Europei',
    'Innovazione',
    'Startup',
    'Ricerca',
  ]);
  expect([AUTH.types.business.name, AUTH.types.consultant.name]).toEqual(['Utente Aziendale', 'Consulente Esperto']);
  expect([AUTH.signIn.forgot, AUTH.working]).toEqual(['Password dimenticata?', 'Caricamento...']);
  expect([SHELL.signOut, SHELL.unknownName, SHELL.unknownEmail]).toEqual(['Esci', 'Utente', 'Caricamento...']);
  expect([LINK_LABELS.bandi, LINK_LABELS.signIn, LINK_LABELS.signUp]).toEqual([
    'Scopri i Bandi',
    'Accedi',
    'Registrati',
  ]);
});
