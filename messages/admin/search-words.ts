import { numberText } from '#domain/numbers/write-number.ts';
import { LONE_TERM_DAYS, TERM_DAYS, type TermView } from '#domain/admin/words-search.ts';

const count = (amount: number, one: string, many: string) => `${numberText(amount)} ${amount === 1 ? one : many}`;

export const SYNONYM_PROBLEMS = {
  noSubject: 'Queste parole non dicono un argomento: scrivine uno, per esempio “cappotto”.',
  known: (said: string) => `Esiste già un sinonimo per “${said}”: cambia quello.`,
} as const;

export const SYNONYMS_EXPORT = { fileName: 'sinonimi', columns: ['Si cerca', 'Nei bandi si scrive'] } as const;
export const SEARCH_TERMS_EXPORT = {
  fileName: 'ricerche',
  columns: ['Parole', 'Ricerche', 'Senza risultati', 'Clic', 'Ultimo giorno'],
} as const;

export const TERM_VIEW_LABELS: Record<TermView, string> = {
  senza_risultati: 'Senza risultati',
  senza_clic: 'Senza clic',
  tutte: 'Tutte',
};

export const WORD_TABS = { label: 'Parole della ricerca', terms: 'Che cosa si cerca', synonyms: 'Sinonimi' } as const;

export const SEARCH_TERMS = {
  title: 'Ricerche',
  lead: `Parole e giorno, mai chi ha cercato. Si tengono ${TERM_DAYS} giorni; quelle cercate una volta sola, ${LONE_TERM_DAYS}. Contano le ricerche senza filtri.`,
  caption: 'Parole cercate nel catalogo',
  filters: 'Filtri delle ricerche',
  search: 'Parole',
  clear: 'Cancella la ricerca',
  view: 'Quali',
  words: 'Parole',
  searches: 'Ricerche',
  empty: 'Senza risultati',
  clicks: 'Clic',
  last: 'Ultima volta',
  explain: 'Spiega',
  explainLabel: (words: string) => `Aggiungi un sinonimo per “${words}”`,
  tryIt: (words: string) => `Cerca “${words}” nel catalogo`,
  none: {
    senza_risultati: {
      title: 'Ogni ricerca ha trovato qualcosa',
      text: 'Qui arrivano le parole per cui il catalogo non ha risposto.',
    },
    senza_clic: {
      title: 'Nessuna ricerca senza clic',
      text: 'Qui arrivano le parole che trovano bandi che nessuno apre.',
    },
    tutte: { title: 'Nessuna ricerca ancora', text: 'Qui arrivano le parole cercate nel catalogo.' },
  },
} as const;

export const SYNONYMS = {
  title: 'Sinonimi',
  lead: (total: number) =>
    `${count(total, 'sinonimo', 'sinonimi')} oltre al lessico di Bandolo. Una modifica vale subito, in ogni ricerca.`,
  caption: 'Sinonimi della ricerca',
  filters: 'Filtri dei sinonimi',
  search: 'Parole',
  clear: 'Cancella la ricerca',
  said: 'Si cerca',
  saidHint: 'Come lo dice chi cerca, per esempio “cappotto”.',
  means: 'Nei bandi si scrive',
  meansHint: 'Una espressione per riga, al massimo sei: per esempio “isolamento termico”.',
  updated: 'Cambiato',
  newTitle: 'Nuovo sinonimo',
  editTitle: 'Cambia il sinonimo',
  add: 'Aggiungi',
  save: 'Salva',
  edit: 'Cambia',
  editLabel: (said: string) => `Cambia il sinonimo “${said}”`,
  cancel: 'Lascia stare',
  remove: 'Togli',
  tryIt: 'Prova',
  tryLabel: (said: string) => `Prova “${said}” nel catalogo`,
  added: 'Sinonimo aggiunto: la ricerca lo usa già',
  changed: 'Sinonimo cambiato: la ricerca lo usa già',
  removed: (amount: number) => (amount === 1 ? 'Sinonimo tolto' : `${numberText(amount)} sinonimi tolti`),
  restored: 'Sinonimi rimessi',
  undo: 'Annulla',
  failed: 'Non è stato possibile salvare i sinonimi',
  none: 'Nessun sinonimo',
  noneText: 'Aggiungine uno: vale subito in ogni ricerca e si può togliere.',
} as const;
