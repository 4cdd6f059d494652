import type { AmountLine } from '#domain/grants/amount-text.ts';
import type { AidForm, GrantStatus } from '#domain/vocabulary.ts';
import { AID_FORM_LABELS, AMOUNT_UNKNOWN, GRANT_STATUS_LABELS } from './grants.ts';

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });
const grants = (count: number): string => `${number.format(count)} ${count === 1 ? 'bando' : 'bandi'}`;
const days = (count: number): string => `${number.format(count)} giorni`;

export const PAGES = {
  nav: 'Pagine',
  previous: 'Precedente',
  next: 'Successiva',
  page: (page: number) => `Pagina ${page}`,
  summary: (from: number, to: number, total: number) =>
    `${number.format(from)}–${number.format(to)} di ${number.format(total)}`,
} as const;

/* Empty answers --------------------------------------------------------------------------------------------- */

export const NO_RESULTS = {
  title: 'Nessun bando con questi criteri',
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

/** The chip: where a grant stands in time. */
export function timingLabel({ status, daysLeft, daysToOpening }: Timing): string {
  if (status === 'in_apertura' && daysToOpening !== null) {
    return daysToOpening === 0 ? 'Apre oggi' : daysToOpening === 1 ? 'Apre domani' : `Apre tra ${days(daysToOpening)}`;
  }
  if ((status === 'aperto' || status === 'in_chiusura') && daysLeft !== null) {
    return daysLeft === 0 ? 'Scade oggi' : daysLeft === 1 ? 'Scade domani' : `Scade tra ${days(daysLeft)}`;
  }
  return GRANT_STATUS_LABELS[status];
}

/** Words beside the chip. */
export const CARD_DATES = {
  at: (day: string, time: string | null) => (time ? `${day}, ore ${time}` : day),
  untilFar: (day: string, left: number) => `fino al ${day}, tra ${days(left)}`,
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
  amountUnknown: 'Quanto vale',
  saved: 'Salvato',
  hidden: 'Nascosto',
  open: 'Apri',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the amount is, then the figure. "euro al mese per lavoratore" is part of the figure, not its name. */
export function amountParts(amount: AmountLine): { meaning: string; value: string } {
  if (amount.code === 'none') return { meaning: CARD.amountUnknown, value: AMOUNT_UNKNOWN };
  const isRate = amount.kind.startsWith('euro ');
  const unit = isRate ? `€ ${amount.kind.slice('euro '.length)}` : '€';
  const meaning = isRate ? '' : capital(amount.kind);
  const named = (word: string): string => capital(`${meaning} ${word}`.trim());
  switch (amount.code) {
    case 'upTo':
      return { meaning: named('fino a'), value: `${number.format(amount.max)} ${unit}` };
    case 'from':
      return { meaning: named('da'), value: `${number.format(amount.min)} ${unit}` };
    case 'range':
      return {
        meaning: meaning || 'Importo',
        value: `da ${number.format(amount.min)} a ${number.format(amount.max)} ${unit}`,
      };
    case 'exactly':
      return { meaning: meaning || 'Importo', value: `${number.format(amount.amount)} ${unit}` };
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
  undated: {
    title: 'Senza una data di scadenza',
    detail: 'a sportello finché ci sono fondi, o con date da annunciare',
  },
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
