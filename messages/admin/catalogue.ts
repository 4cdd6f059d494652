import type { Crossing } from '#domain/grants/crossed-fields.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { CatalogueView, GrantSignal } from '#domain/admin/catalogue-search.ts';
import type { EditorialState } from '#domain/vocabulary.ts';
import { onDay } from '#messages/articles.ts';

export const SIGNAL_LABELS: Record<GrantSignal, string> = {
  fonti_discordi: 'Le fonti non concordano',
  data_contro_nota: 'La nota contraddice la scadenza',
  link_rotto: 'Link non trovato',
  segnalato: 'Segnalati',
  chiuso_salvato: 'Chiusi ma salvati da molti',
  doppione: 'Doppioni',
  senza_scadenza: 'Senza scadenza',
  affidabilita: 'Affidabilità non alta',
  mai_visto: 'Indirizzo mai visto',
};

type Known = {
  savedBy: number;
  reports: number;
  notedDay: string | null;
  linkStatus: number | null;
  linkFailures: number;
};

/** The signal of one grant, with its figure. */
export function signalText(signal: GrantSignal, known: Known): string {
  switch (signal) {
    case 'fonti_discordi':
      return 'Una fonte dice altro dello stato';
    case 'data_contro_nota':
      return known.notedDay ? `La nota dice ${longDayText(known.notedDay)}` : 'La nota dice un altro giorno';
    case 'link_rotto':
      return `Link ${known.linkStatus ?? 'muto'} in ${numberText(known.linkFailures)} ${known.linkFailures === 1 ? 'controllo' : 'controlli'}`;
    case 'segnalato':
      return known.reports === 1 ? '1 segnalazione' : `${numberText(known.reports)} segnalazioni`;
    case 'chiuso_salvato':
      return `Chiuso, salvato da ${numberText(known.savedBy)} persone`;
    case 'doppione':
      return 'Forse doppione di un altro';
    case 'senza_scadenza':
      return 'Senza scadenza';
    case 'affidabilita':
      return 'Affidabilità non alta';
    case 'mai_visto':
      return 'Pagina ufficiale mai vista';
  }
}

export const VIEW_LABELS: Record<CatalogueView, string> = {
  tutti: 'Pubblicati',
  ritirati: 'Ritirati e uniti',
  modificati: 'Con campi nostri',
};

export const CATALOGUE_EXPORT = {
  fileName: 'catalogo',
  columns: ['Codice', 'Nome', 'Ente', 'Stato', 'Segnali', 'Salvato da', 'Segnalazioni', 'Letto il'],
} as const;

export const CATALOGUE_PROBLEMS = {
  reasonMissing: 'Scrivi perché lo ritiri.',
  merged: 'È unito a un altro bando: prima separali.',
  itself: 'Un bando non si unisce a sé stesso.',
  notPublished: 'Il bando che resta deve essere pubblicato.',
} as const;

export const LINK_REASON = (times: number): string =>
  `La pagina ufficiale non è stata trovata in ${numberText(times)} controlli.`;

const grants = (count: number) => `${numberText(count)} ${count === 1 ? 'bando' : 'bandi'}`;

export const CATALOGUE = {
  title: 'Catalogo',
  lead: (size: number, shown: number) => `${grants(size)} pubblicati, ${numberText(shown)} in questo elenco.`,
  caption: 'Bandi del catalogo',
  imports: 'Importazioni',
  signals: 'Segnali di qualità',
  allSignals: 'Tutti',
  filters: 'Filtri del catalogo',
  search: 'Nome, ente o codice',
  clear: 'Cancella la ricerca',
  view: 'Quali bandi',
  grant: 'Bando',
  signalsColumn: 'Segnali',
  status: 'Stato',
  read: 'Letto',
  saved: 'Salvato da',
  nothing: 'Niente da segnalare',
  mergedInto: 'Unito a',
  withdrawn: 'Ritirato',
  own: (count: number) => (count === 1 ? '1 campo nostro' : `${numberText(count)} campi nostri`),
  empty: 'Nessun bando',
  emptyText: 'Con questi filtri non c’è niente da guardare.',
  unpublish: 'Ritira',
  publish: 'Pubblica',
  undo: 'Annulla',
  cancel: 'Lascia così',
  failed: 'Non è stato possibile',
  unpublishTitle: (count: number) => `Ritirare ${grants(count)}?`,
  unpublishText:
    'Spariscono subito da ricerca, suggerimenti e avvisi. Chi li ha salvati li ritrova nel proprio elenco.',
  reason: 'Perché, visibile solo all’amministrazione',
  unpublished: (count: number) => `${grants(count)}: non più in ricerca`,
  published: (count: number) => `${grants(count)}: di nuovo in ricerca`,
  unchanged: 'Non è cambiato niente: era già così.',
} as const;

export const CROSSING_MESSAGES: Record<Crossing['kind'], string> = {
  apre_dopo_la_chiusura: 'L’apertura viene dopo la scadenza: correggi una delle due',
  minimo_oltre_il_massimo: 'Il minimo supera il massimo: correggi uno dei due',
};

export const GRANT_EDITOR = {
  back: 'Catalogo',
  preview: 'Anteprima',
  publicPage: 'Pagina pubblica',
  previewTitle: 'Anteprima del bando',
  previewText: 'Così lo leggerà chi lo apre, con le modifiche che non hai ancora salvato.',
  previewClose: 'Chiudi l’anteprima',
  changedGroup: (title: string) => `${title} · modificato`,
  versions: (count: number) => `Versioni (${numberText(count)})`,
  imported: 'Importato',
  ours: 'Nostro',
  oursMark: 'nostro',
  importedMark: 'importato',
  changedMark: 'modificato ora',
  empty: 'vuoto',
  release: 'Torna al valore importato',
  releasing: 'Al salvataggio torna il valore importato.',
  keep: 'Tieni il nostro',
  note: 'Nota per chi legge',
  save: 'Salva le modifiche',
  saved: 'Modifiche salvate: si vedono già in ricerca',
  undo: 'Annulla',
  survives: 'Resiste alle importazioni',
  told: (count: number) =>
    count === 1
      ? 'Una persona lo ha salvato: riceverà la modifica.'
      : `${numberText(count)} persone lo hanno salvato: riceveranno la modifica.`,
  failed: 'Le modifiche non sono state salvate',
  conflict: 'Intanto il bando è cambiato: ricarica per vedere la nuova versione.',
  reload: 'Ricarica',
  withdrawn: (when: string) => `Ritirato ${onDay(when)}`,
  merged: (name: string) => `Unito a ${name}: il suo indirizzo porta lì.`,
  part: 'Separa',
  parted: 'Separati: sono di nuovo due bandi',
  mergeTitle: 'Doppioni',
  mergeText: 'Unendo, l’indirizzo di questo bando porta all’altro e in ricerca ne resta uno solo.',
  mergeWith: (name: string) => `Unisci a ${name}`,
  mergeId: 'Codice dell’altro bando',
  merge: 'Unisci',
  mergeDone: 'Uniti: in ricerca ne resta uno',
  reports: 'Segnalazioni',
  reportFixed: 'Corretta',
  reportRefused: 'Respinta',
  reportClosed: 'Segnalazione chiusa',
  history: 'Versioni',
  noHistory: 'Nessuna modifica da quando è nel catalogo.',
  version: (number: number) => `Versione ${numberText(number)}`,
  fields: 'Campi',
  loading: 'Carico il bando…',
  gone: 'Il bando non c’è più',
  euro: 'euro',
} as const;

export const FIELD_GROUPS = {
  dates: 'Stato e scadenze',
  amounts: 'Importi e intensità',
  rules: 'Requisiti verificabili',
  facts: 'Chi può chiedere, codici e procedura',
  texts: 'Testi e fonte',
  shelves: 'Territorio, settori e categorie',
} as const;
export const RULE_CHOICES = { any: 'Nessun limite', yes: 'Sì', no: 'No' } as const;
export const EDITORIAL_STATE_LABELS: Record<EditorialState, string> = {
  aperto: 'Aperto',
  'in apertura': 'In apertura',
  chiuso: 'Chiuso',
  sospeso: 'Sospeso',
  ricorrente: 'Ricorrente',
  'da verificare': 'Da verificare',
};
