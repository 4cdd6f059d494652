import type { UserType } from '#domain/vocabulary.ts';

/** The floating chat with Filo. Its answers' own words are in messages/assistant.ts. */
export const CHAT_WIDGET = {
  name: 'Filo',
  window: 'Chat con Filo',
  log: 'Conversazione con Filo',
  open: 'Chiedi a Filo',
  reopen: 'Riapri la chat con Filo',
  minimise: 'Riduci la chat',
  close: 'Chiudi la chat',
  more: 'Altre azioni della chat',
  restart: 'Nuova conversazione',
  greeting: (firstName: string) =>
    firstName
      ? `Ciao ${firstName}, sono Filo. Posso trovare bandi adatti, dirti le scadenze e aiutarti a preparare la domanda.`
      : 'Ciao, sono Filo. Posso trovare bandi adatti, dirti le scadenze e aiutarti a preparare la domanda.',
  suggestions: 'Domande per cominciare',
  you: 'Tu:',
  filo: 'Filo:',
  input: 'Scrivi a Filo',
  keys: 'Invio manda il messaggio, Maiusc e Invio va a capo.',
  send: 'Invia',
  stop: 'Ferma la risposta',
  writing: 'Filo sta scrivendo…',
  stopped: 'Hai fermato la risposta.',
  copy: 'Copia la risposta',
  copied: 'Contenuto copiato',
  copyFailed: 'Il browser non permette di copiare: seleziona il testo.',
  retry: 'Riprova',
  /** Fixed sentence (AST-22). */
  failed: 'Errore nel chat',
  interrupted: 'La risposta non è arrivata fino in fondo. Il tuo messaggio è ancora qui.',
  links: 'Dove andare',
} as const;

/** What Filo remembers, emptied on every device (AST-23). */
export const CHAT_FORGET = {
  action: 'Cancella cronologia',
  title: 'Cancellare la cronologia di Filo?',
  text: 'Filo dimentica conversazioni, ricerche, bandi visti, analisi e testi generati, su tutti i tuoi dispositivi. Bandi salvati, candidature e dati dell’azienda restano. Non si può annullare.',
  cancel: 'Annulla',
  done: 'Cronologia cancellata',
  failed: 'La cronologia non è stata cancellata. Riprova.',
} as const;

/** While only the greeting exists (AST-23). */
export const CHAT_SUGGESTIONS: Record<UserType, readonly string[]> = {
  business_user: [
    'Trova bandi per la mia azienda',
    'Quali scadenze ho?',
    'Come compilo la domanda?',
    'Mi serve un consulente',
  ],
  consultant: ['Quali scadenze ho?', 'Trova bandi per la digitalizzazione', 'Come si compila una domanda?'],
};

/** Who answers is always said; texts leave the installation only after a yes. */
export const CHAT_CONSENT = {
  embedded: 'Risponde Filo, senza servizi esterni',
  external: (host: string) => `Risponde ${host}`,
  answeredByFilo: 'Ha risposto Filo',
  answeredBy: (host: string) => `Ha risposto ${host}`,
  title: 'Vuoi risposte più ricche?',
  grantedTitle: 'Servizio esterno attivo',
  yes: 'Acconsento',
  no: 'Solo Filo',
  withdraw: 'Ritira il consenso',
  keep: 'Lascia così',
  change: 'Cambia',
  granted: (host: string) => `Da ora risponde ${host}`,
  withdrawn: 'Da ora risponde solo Filo',
  failed: 'La scelta non è stata salvata. Riprova.',
} as const;
