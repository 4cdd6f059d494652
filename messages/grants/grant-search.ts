import { numberText } from '#domain/numbers/write-number.ts';
import { inPlace, onDay } from '#messages/articles.ts';

const grants = (count: number): string => `${numberText(count)} ${count === 1 ? 'bando' : 'bandi'}`;

export const ADVANCED_SEARCH = {
  title: 'Cerca Bandi',
  back: 'Torna alla dashboard',
  tabsLabel: 'Modi di cercare',
  tabs: {
    intelligente: 'Ricerca intelligente',
    standard: 'Ricerca standard',
    salvati: 'Bandi salvati',
    ricerche: 'Ricerche salvate',
  },
  keywords: 'Parole chiave',
  keywordsHint: 'Che cosa vuoi fare o comprare: macchinari, sito web, assunzioni',
  place: 'Luogo',
  placeHint: 'Regione, provincia o comune',
  placeAsWord: (place: string) =>
    `«${place}» non è una regione né una provincia: cerchiamo il comune, insieme alle parole.`,
  placeUnderstood: (place: string, region: string) => `${place}: mostriamo i bandi validi ${inPlace(region)}.`,
  category: 'Categoria',
  anyCategory: 'Tutte le categorie',
  submit: 'Cerca',
  idleTitle: 'Dicci che cosa cerchi',
  idleBody: 'Bastano una parola, un luogo o una categoria. Cerchiamo tra i bandi che si possono ancora chiedere.',
  idleAll: 'Sfoglia tutti i bandi con i filtri',
  moreFilters: 'Affina con tutti i filtri',
  loading: 'Cerchiamo nel catalogo…',
} as const;

export const SAVED_LIST = {
  empty: 'Nessun bando salvato',
  emptyBody: 'Salva un bando con il segnalibro: lo ritrovi qui, con la sua scadenza sempre aggiornata.',
  find: 'Cerca un bando',
  savedOn: (day: string) => `Salvato ${onDay(day)}`,
  removedLine: (name: string) => `«${name}» rimosso dai salvati`,
  gone: 'Non è più nel catalogo',
  remove: 'Rimuovi dai salvati',
  official: 'Link ufficiale',
} as const;

export const SAVED_SEARCHES = {
  dialogTitle: 'Salva la ricerca',
  dialogBody: 'La ritrovi in Cerca Bandi, con i suoi criteri.',
  name: 'Nome della ricerca',
  alert: 'Avvisami per e-mail dei nuovi bandi',
  alertShort: 'Avvisi per e-mail',
  alertFor: (name: string) => `Avvisi per e-mail per ${name}`,
  confirm: 'Salva ricerca',
  cancel: 'Annulla',
  saved: 'Ricerca salvata',
  savedAction: 'Vedi le ricerche',
  failed: 'Non siamo riusciti a salvare la ricerca',
  alertOn: 'Avviso attivato: ti scriviamo quando arriva un bando nuovo',
  alertOff: 'Avviso disattivato',
  changeFailed: 'Non siamo riusciti a cambiare la ricerca',
  removed: 'Ricerca eliminata',
  removeFailed: 'Non siamo riusciti a eliminare la ricerca',
  restored: 'Ricerca ripristinata',
  undo: 'Annulla',
  run: 'Esegui',
  runFor: (name: string) => `Esegui la ricerca ${name}`,
  remove: (name: string) => `Elimina la ricerca ${name}`,
  total: (count: number) => `${grants(count)} oggi`,
  everything: 'Tutti i bandi aperti',
  empty: 'Nessuna ricerca salvata',
  emptyBody: 'Salva una ricerca per non doverla rifare, e se vuoi ricevi una e-mail quando arriva un bando nuovo.',
  start: 'Fai una ricerca',
} as const;
