export const SHELL = {
  skip: 'Vai al contenuto',
  messages: 'Messaggi',
  close: 'Chiudi',
  logo: 'Bandolo, pagina iniziale',
  mainNav: 'Navigazione principale',
  publicNav: 'Navigazione del sito',
  grants: 'Scopri i Bandi',
  signIn: 'Accedi',
  signUp: 'Registrati',
  dashboard: 'Dashboard',
  openMenu: 'Apri il menu',
  menu: 'Menu',
  signOut: 'Esci',
  siteNotice: 'Avviso del servizio',
  /** For administrators only, beside the person's own name. */
  administration: 'Amministrazione',
  /** Signed in by a provider, still without a type. */
  completeSignUp: 'Completa la registrazione',
  signedOut: 'Sei uscito da Bandolo',
  unknownName: 'Utente',
  unknownEmail: 'Caricamento...',
  demo: 'Dati dimostrativi',
  /** On phones, where the company's name needs the room. */
  demoShort: 'Demo',
  sections: { main: 'Principale', account: 'Account', tools: 'Strumenti' },
  userMenu: 'Il tuo account',
  waiting: 'da leggere',
} as const;

export const NOT_FOUND = {
  title: 'Pagina non trovata',
  text: 'L’indirizzo non corrisponde a nessuna pagina di Bandolo, o quello che c’era non è più condiviso con te.',
  back: 'Torna indietro',
  home: 'Vai alla pagina iniziale',
} as const;

export const FAILED = {
  title: 'Qualcosa non ha funzionato',
  body: 'Non è colpa tua, e quello che hai salvato è al sicuro. Riprova tra poco.',
  bodyWithCode:
    'Non è colpa tua, e quello che hai salvato è al sicuro. Riprova: se succede ancora, scrivici indicando il codice qui sotto.',
  /** No page can be read while the server cannot reach its database. */
  away: {
    title: 'Il servizio non è disponibile',
    body: 'In questo momento Bandolo non raggiunge il suo archivio dei dati. Non è colpa tua, e quello che hai salvato è al sicuro: riprova tra qualche minuto.',
  },
  offline: {
    title: 'Sei offline',
    body: 'La pagina non è arrivata: si apre da sola appena torna la rete. Quello che hai salvato è al sicuro.',
  },
  code: 'Codice di riferimento',
  retry: 'Riprova',
  home: 'Torna alla pagina iniziale',
} as const;
