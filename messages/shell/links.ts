import type { SiteLink } from '#domain/navigation.ts';
import { SHELL } from './shell.ts';

/** What each page is called where a menu leads to it. */
export const LINK_LABELS: Record<SiteLink, string> = {
  bandi: SHELL.grants,
  signIn: SHELL.signIn,
  signUp: SHELL.signUp,
  home: 'Home',
  dashboard: SHELL.dashboard,
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

/** Below the pages of visitors. */
export const FOOTER_WORDS = {
  nav: 'Altre pagine',
  groups: { product: 'Prodotto', company: 'Bandolo', help: 'Aiuto', legal: 'Note legali' },
} as const;

export const copyright = (year: number) => `© ${String(year)} Bandolo · Informazione, non consulenza`;
