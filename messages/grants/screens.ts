import { untilDay } from '#messages/articles.ts';
import { numberText, percentText } from '#domain/numbers/write-number.ts';
import type { AmountLine } from '#domain/grants/amount-text.ts';
import type { AidForm, Category, CompanySize, GrantLevel, GrantStatus, Sector } from '#domain/vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import {
  AID_FORM_LABELS,
  CATEGORY_LABELS,
  GRANT_STATUS_LABELS,
  LEVEL_LABELS,
  SIZE_LABELS,
  STATUS_GROUP_LABELS,
} from './grants.ts';

const grants = (count: number): string => `${numberText(count)} ${count === 1 ? 'bando' : 'bandi'}`;
const days = (count: number): string => `${numberText(count)} giorni`;

export const GRANTS_LIST = {
  pageTitle: 'Bandi per le imprese · Bandolo',
  pageTitleFor: (query: string) => `Bandi per «${query}» · Bandolo`,
  pageTitleOf: (filter: string) => `Bandi per le imprese, ${filter} · Bandolo`,
  pageDescription:
    'Tutti i bandi europei, nazionali e regionali per le imprese: scadenze, importi e requisiti, con la fonte ufficiale e la data di lettura.',
  title: 'Bandi per le imprese',
  lead: (size: number) =>
    `${numberText(size)} programmi europei, nazionali e regionali, ognuno con la fonte ufficiale.`,
  results: 'Risultati',
  count: (total: number, size: number) => `${grants(total)} su ${numberText(size)}`,
  updating: 'Aggiorno l’elenco…',
  sortLabel: 'Ordina per',
  removeAll: 'Rimuovi tutti i filtri',
  removeFilter: (label: string) => `Togli il filtro ${label}`,
  didYouMean: 'Forse cercavi',
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
  exportCsv: 'CSV',
  exportXlsx: 'Excel',
  exportCsvLabel: (total: number) => `Scarica ${grants(total)} in CSV`,
  exportXlsxLabel: (total: number) => `Scarica ${grants(total)} in Excel`,
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
  show: (total: number) => `Mostra ${grants(total)}`,
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
export const deadlineChip = (day: string): string => `Scade entro il ${day}`;

/* Empty answers --------------------------------------------------------------------------------------------- */

export const NO_RESULTS = {
  title: 'Nessun bando con questi criteri',
  unknownWords: (query: string) => `Nessun bando parla di «${query}»`,
  forQuery: (query: string) => `Nessun bando per «${query}» con questi criteri`,
  body: 'Non hai sbagliato niente: i criteri insieme sono troppo stretti. Prova a toglierne uno.',
  wordsOnly:
    'Prova con parole più comuni, per esempio quello che vuoi comprare (macchinari, sito web) o il tuo settore.',
  dropQuery: (total: number) => `Togli le parole cercate: ${grants(total)}`,
  drop: (filter: string, total: number) => `Togli il filtro ${filter}: ${grants(total)}`,
  dropStatus: (total: number) => `Comprendi anche chiusi e in attesa: ${grants(total)}`,
  dropAll: (total: number) => `Togli tutti i filtri: ${grants(total)}`,
  pageBeyond: 'Questa pagina non esiste più',
  firstPage: 'Vai alla prima pagina',
  seeAll: 'Vedi tutti i bandi aperti',
} as const;

/* Card ------------------------------------------------------------------------------------------------------ */

type Timing = { status: GrantStatus; daysLeft: number | null; daysToOpening: number | null };

const YEAR_DAYS = 365;

/** The chip: where a grant stands in time. */
export function timingLabel({ status, daysLeft, daysToOpening }: Timing): string {
  if (status === 'in_apertura' && daysToOpening !== null) {
    return daysToOpening === 0 ? 'Apre oggi' : daysToOpening === 1 ? 'Apre domani' : `Apre tra ${days(daysToOpening)}`;
  }
  // Beyond a year the days say less than the date, which stands beside the chip.
  if ((status === 'aperto' || status === 'in_chiusura') && daysLeft !== null && daysLeft <= YEAR_DAYS) {
    return daysLeft === 0 ? 'Scade oggi' : daysLeft === 1 ? 'Scade domani' : `Scade tra ${days(daysLeft)}`;
  }
  return GRANT_STATUS_LABELS[status];
}

/** Words beside the chip. */
export const CARD_DATES = {
  at: (day: string, time: string | null) => (time ? `${day}, ore ${time}` : day),
  untilFar: (day: string, left: number) => (left > YEAR_DAYS ? untilDay(day) : `${untilDay(day)}, tra ${days(left)}`),
  noDeadline: 'senza scadenza',
  deadlineUnknown: 'scadenza non indicata',
  opensOn: (day: string) => `dal ${day}`,
  openingUnknown: 'data di apertura non ancora nota',
  waiting: 'nuova edizione attesa',
  suspended: 'domande sospese',
  closedOn: (day: string) => `il ${day}`,
  checkedOn: (day: string) => `dati di ${day}`,
} as const;

export const CARD = {
  form: 'Forma di aiuto',
  share: 'Aiuto fino al',
  ofSpend: 'della spesa',
  saved: 'Salvato',
  hidden: 'Nascosto',
  own: 'Dal tuo PDF',
  open: 'Apri',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the amount is, then the figure. "euro al mese per lavoratore" is part of the figure, not its name. */
export function amountParts(amount: AmountLine): { meaning: string; value: string } {
  if (amount.code === 'none') return { meaning: CARD.form, value: AID_FORM_LABELS[amount.aidForm] };
  if (amount.code === 'percent') {
    return { meaning: CARD.share, value: `${percentText(amount.percent)} ${CARD.ofSpend}` };
  }
  const isRate = amount.kind.startsWith('euro ');
  const unit = isRate ? `€ ${amount.kind.slice('euro '.length)}` : '€';
  const meaning = isRate ? '' : capital(amount.kind);
  const named = (word: string): string => capital(`${meaning} ${word}`.trim());
  switch (amount.code) {
    case 'upTo':
      return { meaning: named('fino a'), value: `${numberText(amount.max)} ${unit}` };
    case 'from':
      return { meaning: named('da'), value: `${numberText(amount.min)} ${unit}` };
    case 'range':
      return {
        meaning: meaning || 'Importo',
        value: `da ${numberText(amount.min)} a ${numberText(amount.max)} ${unit}`,
      };
    case 'exactly':
      return { meaning: meaning || 'Importo', value: `${numberText(amount.amount)} ${unit}` };
  }
}

/** "Voucher · 50%": only a plain percentage fits beside the form. */
export const formOfAid = (form: AidForm, intensity: string | null): string =>
  intensity && /^\d+([.,]\d+)?%$/.test(intensity) ? `${AID_FORM_LABELS[form]} · ${intensity}` : AID_FORM_LABELS[form];

/* The thread of deadlines ----------------------------------------------------------------------------------- */

export const PERIODS = {
  week: 'Entro 7 giorni',
  weekUntil: (day: string) => `fino al ${day}`,
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

/* Marks a person puts on grants ------------------------------------------------------------------------------ */

export const MARKS = {
  save: 'Salva bando',
  unsave: 'Salvato: togli dai salvati',
  undo: 'Annulla',
  hide: 'Non mi interessa',
  showAgain: 'Nascosto: mostra di nuovo',
  signIn: 'Accedi',
  whyNot: (name: string) => `Perché «${name}» non ti interessa?`,
  whyNotHint: 'Non lo vedrai più tra i suggerimenti e gli avvisi. Resta nell’elenco dei nascosti.',
  keep: 'Lascialo qui',
  hideFailed: 'Non siamo riusciti a nascondere il bando',
  showFailed: 'Non siamo riusciti a ripristinare il bando',
  hiddenLine: (name: string) => `«${name}» nascosto`,
  saveSearch: 'Salva questa ricerca',
} as const;
