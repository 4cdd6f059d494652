import { capital } from '#domain/writing/phrases.ts';
import { onDay, untilDay } from '#messages/articles.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import type { AidForm, Category, CompanySize, GrantLevel, GrantStatus, Sector } from '#domain/vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import {
  AID_FORM_LABELS,
  CATEGORY_LABELS,
  GRANT_STATUS_LABELS,
  LEVEL_LABELS,
  SIZE_LABELS,
  STATUS_GROUP_LABELS,
} from './choices.ts';

export const grantCount = (count: number): string => `${numberText(count)} ${count === 1 ? 'bando' : 'bandi'}`;

export const GRANTS_LIST = {
  title: 'Bandi per le imprese',
  lead: (size: number) =>
    `${numberText(size)} programmi europei, nazionali e regionali, ognuno con la fonte ufficiale.`,
  results: 'Risultati',
  count: (total: number, size: number) => `${grantCount(total)} su ${numberText(size)}`,
  updating: 'Aggiorno l’elenco…',
  sortLabel: 'Ordina per',
  removeAll: 'Rimuovi tutti i filtri',
  removeFilter: (label: string) => `Togli il filtro ${label}`,
  hiddenCount: (count: number) => (count === 1 ? '1 nascosto.' : `${numberText(count)} nascosti.`),
  showHidden: 'Mostra',
  showNotOpen: 'Mostra anche questi',
  notOpen: (count: number) =>
    count === 1
      ? 'Un altro bando risponde alla ricerca ma oggi non si può chiedere.'
      : `Altri ${numberText(count)} bandi rispondono alla ricerca ma oggi non si possono chiedere.`,
  hiddenShown: 'Stai vedendo anche i bandi nascosti.',
  leaveHidden: 'Nascondili di nuovo',
  open: 'Apri',
  exportTitle: 'Scarica l’elenco',
  print: 'Stampa',
  printedFrom: 'Elenco da Bandolo',
  note: 'Informazione, non consulenza: fa fede il bando ufficiale.',
  applyWithoutScript: 'Applica i filtri',
} as const;

export const SEARCH_BOX = {
  label: 'Cerca nei bandi',
  placeholder: 'Cerca per nome, ente o parola, per esempio macchinari',
  submit: 'Cerca',
  clear: 'Cancella la ricerca',
  list: 'Suggerimenti',
  words: 'Cerca',
  grants: 'Bandi',
  found: (count: number) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'suggerimento' : 'suggerimenti'}, usa le frecce per scorrerli`,
} as const;

export const SORT_LABELS = {
  pertinenza: 'Più pertinenti',
  adatti: 'Più adatti a te',
  scadenza: 'Scadenza più vicina',
  importo: 'Importo più alto',
  novita: 'Novità',
} as const;

export const PAGES = {
  nav: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',
  page: (page: number) => `Pagina ${page}`,
  summary: (from: number, to: number, total: number) => `${numberText(from)}–${numberText(to)} di ${numberText(total)}`,
} as const;

/* Filters --------------------------------------------------------------------------------------------------- */

export const FILTERS = {
  title: 'Filtri',
  open: (count: number) => (count === 0 ? 'Filtri' : `Filtri (${count})`),
  close: 'Chiudi',
  reset: 'Azzera',
  show: (total: number) => `Mostra ${grantCount(total)}`,
  apply: 'Applica',
  more: (count: number) => `Altre ${count} voci`,
  minAmount: 'Importo massimo di almeno',
  minAmountHint: 'In euro. I bandi senza importo non compaiono.',
  deadlineBefore: 'Scade entro il',
  noResultsHere: 'nessun bando con gli altri filtri',
} as const;

export const FILTER_LABELS = {
  status: 'Stato',
  level: 'Livello',
  aidForm: 'Forma di aiuto',
  sector: 'Settore',
  category: 'Categoria',
  region: 'Regione',
  size: 'Dimensione',
  minAmount: 'Importo',
  deadlineBefore: 'Scadenza',
} as const;
type FilterLabelName = keyof typeof FILTER_LABELS;

const STATUS_CHOICES: Record<GrantStatus | 'aperti' | 'tutti', string> = {
  ...GRANT_STATUS_LABELS,
  aperto: 'Aperti da più di 30 giorni alla scadenza',
  in_chiusura: 'In chiusura entro 30 giorni',
  chiuso: 'Chiusi',
  sospeso: 'Sospesi',
  aperti: STATUS_GROUP_LABELS.aperti,
  tutti: 'Tutti, anche chiusi',
};
/** Shorter than on the page of a grant: the column of the filters is narrow. */
const FORM_CHOICES: Record<AidForm, string> = { ...AID_FORM_LABELS, misto: 'Misto' };

/** The words of one choice. */
export function choiceLabel(name: string, value: string): string {
  switch (name) {
    case 'status':
      return STATUS_CHOICES[value as GrantStatus];
    case 'level':
      return LEVEL_LABELS[value as GrantLevel];
    case 'aidForm':
      return FORM_CHOICES[value as AidForm];
    case 'sector':
      return SECTOR_LABELS[value as Sector];
    case 'category':
      return CATEGORY_LABELS[value as Category];
    case 'size':
      return SIZE_LABELS[value as CompanySize];
    case 'minAmount':
      return `almeno ${numberText(Number(value))} €`;
    default:
      return value;
  }
}

export const chipLabel = (name: FilterLabelName, words: string): string =>
  name === 'minAmount' || name === 'deadlineBefore' ? words : `${FILTER_LABELS[name]}: ${words}`;
export const deadlineChip = (day: string): string => `Scade entro ${onDay(day)}`;

/* The thread of deadlines ----------------------------------------------------------------------------------- */

export const PERIODS = {
  week: 'Entro 7 giorni',
  weekUntil: untilDay,
  month: capital,
  year: (year: string) => `Nel ${year}`,
  opening: { title: 'In apertura', detail: 'preparati prima che si apra' },
  counter: { title: 'A sportello', detail: 'si può chiedere finché ci sono fondi' },
  undated: { title: 'Aperti', detail: 'la scadenza non è indicata' },
  awaited: { title: 'In attesa di apertura', detail: 'si aspetta la prossima edizione' },
  unverified: { title: 'Da riverificare', detail: 'controlla sul sito ufficiale se sono aperti' },
  suspended: { title: 'Sospesi', detail: '' },
  closed: { title: 'Chiusi', detail: '' },
} as const;
