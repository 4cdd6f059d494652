import { onDay, untilDay } from '#messages/articles.ts';
import type { CountedKind, TOLD_KINDS } from '#domain/activity/event-kinds.ts';

/** The title of the event that a generation leaves in the history. */
export const AI_GRANTS_EVENT = (companyName: string) => `Bandi AI per ${companyName}`;

/** Titles of what Filo did, where the request has no words of its own. */
export const ASSISTANT_EVENT_TITLES = {
  search: 'Bandi per la mia azienda',
  analysis: 'i bandi della tua azienda',
  /** Two are named; of more, the first. */
  analysed: (names: readonly string[]) =>
    names.length > 2 ? `${names[0]!} e altri ${names.length - 1} bandi` : names.join(', '),
  document: 'un documento',
  text: 'una sezione della domanda',
  improved: 'un testo migliorato',
} as const;

export const DASHBOARD = {
  greeting: (firstName: string, what: string) => (firstName ? `Ciao ${firstName}, ${what}` : `Ciao, ${what}`),
  /** What to begin with today, in the greeting. */
  today: {
    company: 'partiamo dalla tua azienda',
    region: 'partiamo dalla regione',
    deadline: 'una scadenza si avvicina',
    save: 'ecco i bandi adatti a te',
    usual: 'ecco come va',
  },
  noCompany: 'Aggiungi la tua azienda per vedere i bandi adatti.',
  counters: 'I tuoi ultimi 30 giorni',
  shortcuts: 'Scorciatoie',
  activity: 'Attività recente',
  noActivity: 'Ancora nessuna attività.',
  noActivityHint: 'Apri un bando o salvalo: lo ritrovi qui.',
  loading: 'Carico la dashboard',
  loadFailed: 'Non siamo riusciti a caricare la dashboard',
  retry: 'Riprova',
  disclaimer: (day: string | null) =>
    day ? `Informazione, non consulenza. Dati dei bandi letti ${untilDay(day)}.` : 'Informazione, non consulenza.',
} as const;

export const COUNTER_LABELS: Record<CountedKind, string> = {
  ricerca_ai: 'Ricerche AI',
  bando_visto: 'Bandi visti',
  candidatura_inviata: 'Candidature inviate',
  sessione_ai: 'Sessioni AI',
};

/** The figure, and the words after it. */
export function trendText(last: number, previous: number): { figure: string; words: string } {
  if (last === 0 && previous === 0) return { figure: '', words: 'niente negli ultimi 60 giorni' };
  const difference = last - previous;
  if (difference === 0) return { figure: 'uguale', words: 'ai 30 giorni prima' };
  return { figure: `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`, words: 'rispetto ai 30 giorni prima' };
}

export const ACTIVITY_TEXT: Record<(typeof TOLD_KINDS)[number], (title: string) => string> = {
  ricerca_ai: (title) => `Hai cercato: ${title}`,
  bando_visto: (title) => `Hai aperto ${title}`,
  bando_salvato: (title) => `Hai salvato ${title}`,
  candidatura_inviata: (title) => `Hai inviato ${title}`,
  compilazione: (title) => `Hai scritto con Filo: ${title}`,
  analisi_ai: (title) => `Filo ha analizzato: ${title}`,
};

/** The way from a new account to the first results. */
export const FIRST_STEPS = {
  title: 'I primi passi',
  done: 'fatto',
  account: 'Account',
  company: 'Azienda',
  region: 'Regione',
  save: 'Primo bando salvato',
  search: 'Prima ricerca con Filo',
} as const;

export const NEXT_STEP = {
  title: 'Il prossimo passo',
  addCompany: 'Aggiungi la tua azienda',
  askRegion: 'In quale regione lavora la tua azienda?',
  askRegionWhy: 'Molti bandi sono regionali: te lo chiediamo una volta sola.',
  chooseRegion: 'Scegli la regione',
  save: 'Salva regione',
  saving: 'Salvo la regione',
  regionMissing: 'Scegli una regione dall’elenco',
  regionSaved: 'Regione salvata',
  regionFailed: 'Non siamo riusciti a salvare la regione',
  saveFirst: 'Salva il primo bando',
  saveFirstWhy: 'Ti avvisiamo delle scadenze e dei cambiamenti.',
  searchFirst: 'Prova una ricerca con Filo',
  searchFirstWhy: 'Descrivi il progetto: Filo trova i bandi e ti dice perché.',
  daysLeft: (days: number) => (days === 0 ? 'scade oggi' : days === 1 ? 'scade domani' : `scade tra ${days} giorni`),
  openGrant: 'Apri il bando',
  dates: 'Dal salvataggio alla scadenza',
  saved: 'Salvato',
  today: 'Oggi',
  closes: (day: string) => `Scade ${onDay(day)}`,
  question: 'Completa l’azienda',
  seeGrants: 'Vedi i bandi',
  search: 'Cerca Bandi',
} as const;

export const SHORTCUT_LABELS = {
  search: 'Cerca Bandi',
  applications: 'Le Mie Candidature',
  consultants: 'Consulenti',
  notifications: 'Notifiche',
} as const;
