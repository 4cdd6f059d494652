import type { SiteLink } from '#domain/navigation.ts';

export const SHELL = {
  skip: 'Vai al contenuto',
  messages: 'Messaggi',
  close: 'Chiudi',
  logo: 'Bandolo, pagina iniziale',
  mainNav: 'Navigazione principale',
  publicNav: 'Navigazione del sito',
  footerNav: 'Altre pagine',
  footerGroups: { product: 'Prodotto', company: 'Bandolo', help: 'Aiuto', legal: 'Note legali' },
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

export const LINK_LABELS: Record<SiteLink, string> = {
  bandi: 'Scopri i Bandi',
  signIn: 'Accedi',
  signUp: 'Registrati',
  home: 'Home',
  dashboard: 'Dashboard',
  search: 'Cerca Bandi',
  settings: 'Impostazioni',
  analytics: 'Analytics',
  resources: 'Risorse',
  support: 'Supporto',
  applications: 'Le Mie Candidature',
  documents: 'Documenti',
  consultants: 'Consulenti',
  clients: 'Clienti',
  requestsManagement: 'Richieste',
  consultantChats: 'Chat',
  consultations: 'Consulenze',
  consultantDocuments: 'Documenti dei clienti',
  consultantCalendar: 'Calendario dei clienti',
  consultantTemplates: 'Modelli',
  consultantGuides: 'Guide',
  consultantRegulations: 'Norme',
  consultantAnalytics: 'Analisi',
  consultantSupport: 'Assistenza',
  calendar: 'Calendario',
  notifications: 'Notifiche',
  profile: 'Profilo',
  tools: 'Strumenti',
  sizeTool: 'Dimensione PMI',
  deMinimisTool: 'Registro de minimis',
  requirementsTool: 'Requisiti e firme',
  worthItTool: 'Vale la pena?',
  grantPlaces: 'Bandi per regione',
  demo: 'Demo',
  features: 'Funzionalità',
  pricing: 'Prezzi',
  apiDocs: 'API',
  about: 'Chi siamo',
  blog: 'Blog',
  careers: 'Lavora con noi',
  publicSupport: 'Supporto',
  accessibility: 'Accessibilità',
  terms: 'Termini di servizio',
  privacy: 'Privacy',
};

/** A session that ended while its page was open. */
export const SESSION_LOST = {
  title: 'La sessione è scaduta',
  text: 'Accedi di nuovo per continuare: quello che hai scritto è ancora qui.',
  close: 'Non ora',
  otherWay: 'Entri con Google o Facebook?',
  otherTab: 'Accedi in un’altra scheda',
} as const;

export const copyright = (year: number) => `© ${String(year)} Bandolo · Informazione, non consulenza`;

export const FAILED = {
  title: 'Qualcosa non ha funzionato',
  body: 'Non è colpa tua, e quello che hai salvato è al sicuro. Riprova tra poco.',
  bodyWithCode:
    'Non è colpa tua, e quello che hai salvato è al sicuro. Riprova: se succede ancora, scrivici indicando il codice qui sotto.',
  code: 'Codice di riferimento',
  retry: 'Riprova',
  home: 'Torna alla pagina iniziale',
} as const;
