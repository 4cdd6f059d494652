import type { Sector } from '#domain/vocabulary.ts';

/** spec §3: sector labels in registration, in its order. */
export const SECTOR_LABELS: Record<Sector, string> = {
  technology: 'Tecnologia',
  healthcare: 'Sanità',
  finance: 'Finanza',
  manufacturing: 'Manifatturiero',
  retail: 'Retail',
  agriculture: 'Agricoltura',
  energy: 'Energia',
  transport: 'Trasporti',
  tourism: 'Turismo',
  education: 'Educazione',
  other: 'Altro',
};

export const AUTH = {
  pageTitle: 'Accedi o registrati · Bandolo',
  pageDescription: 'Entra in Bandolo o crea un account gratuito per la tua azienda o come consulente.',
  toggle: { label: 'Accesso', register: 'Registrati', signIn: 'Accedi' },
  types: {
    title: 'Come vuoi usare Bandolo?',
    business: {
      name: 'Utente Aziendale',
      text: 'Startup, PMI, professionisti: trova i bandi giusti, verifica i requisiti, prepara la domanda.',
    },
    consultant: {
      name: 'Consulente Esperto',
      text: 'Fatti trovare dalle imprese, segui le loro pratiche, mostra le tue competenze.',
    },
  },
  back: 'Torna alla scelta',
  business: { title: 'Registra la tua azienda', submit: 'Crea account aziendale' },
  signIn: {
    title: 'Bentornato',
    submit: 'Accedi',
    forgot: 'Password dimenticata?',
    noAccount: 'Non hai un account?',
    register: 'Registrati',
  },
  working: 'Caricamento...',
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    password: 'Password',
    companyName: 'Nome azienda',
    vatNumber: 'Partita IVA',
    sector: 'Settore',
    role: 'Ruolo in azienda',
  },
  optional: '(facoltativa)',
  placeholders: { vatNumber: 'IT12345678901', sector: 'Scegli un settore', role: 'CEO, Founder, Manager' },
  passwordHint: 'Almeno 6 caratteri, difficile da indovinare.',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  terms: 'Accetto i termini di servizio e ho letto l’informativa privacy',
  marketing: 'Voglio ricevere novità e consigli per e-mail (facoltativo)',
  checkFields: 'Controlla i campi segnalati: quello che hai scritto è ancora qui.',
} as const;

/** spec §8, to the letter. */
export const AUTH_TOASTS = {
  signUpFailed: 'Errore durante la registrazione',
  signUpDone: 'Registrazione completata',
  signUpDoneText: "Controlla la tua email per confermare l'account",
  businessDone: 'Il tuo account aziendale è stato creato con successo. Controlla la tua email per confermarlo.',
  consultantDone:
    "Il tuo profilo consulente è stato creato. Controlla la tua email per confermarlo e attendi l'approvazione.",
  signInFailed: "Errore durante l'accesso",
  providerFailed: (provider: string) => `Errore durante l'accesso con ${provider}`,
  providerFailedText: "Si è verificato un errore durante l'autenticazione",
  redirecting: 'Reindirizzamento in corso',
  redirectingText: (provider: string) => `Reindirizzamento a ${provider} per l'autenticazione...`,
  unexpected: 'Errore imprevisto',
  unexpectedText: 'Si è verificato un errore imprevisto',
} as const;

export const SENT = {
  title: 'Controlla la tua e-mail',
  text: (email: string) =>
    `Abbiamo scritto a ${email}. Apri il link nel messaggio per attivare l’account: vale 48 ore.`,
  resend: 'Invia di nuovo',
  resent: 'E-mail inviata di nuovo',
  outbox: 'Questa installazione non spedisce e-mail: la trovi nella posta locale.',
  openOutbox: 'Apri la posta locale',
} as const;

export const CONFIRM = {
  pageTitle: 'Conferma e-mail · Bandolo',
  working: 'Stiamo confermando la tua e-mail…',
  done: 'E-mail confermata',
  failed: 'Non siamo riusciti a confermare la tua e-mail',
  again: 'Torna all’accesso',
} as const;
