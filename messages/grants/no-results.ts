import { lowered } from '#messages/articles.ts';
import { grantCount } from './screens.ts';

/** Empty answers, and words that may have been mistyped. */
export const NO_RESULTS = {
  title: 'Nessun bando con questi criteri',
  unknownWords: (query: string) => `Nessun bando parla di «${query}»`,
  forQuery: (query: string) => `Nessun bando per «${query}» con questi criteri`,
  body: 'Non hai sbagliato niente: i criteri insieme sono troppo stretti. Prova a toglierne uno.',
  wordsOnly:
    'Prova con parole più comuni, per esempio quello che vuoi comprare (macchinari, sito web) o il tuo settore.',
  namedElsewhere: (name: string, status: string) => `«${name}» non è tra gli aperti: ${lowered(status)}.`,
  openNamed: 'Apri la scheda',
  dropQuery: (total: number) => `Togli le parole cercate: ${grantCount(total)}`,
  drop: (filter: string, total: number) => `Togli il filtro ${filter}: ${grantCount(total)}`,
  dropStatus: (total: number) => `Comprendi anche chiusi e in attesa: ${grantCount(total)}`,
  dropAll: (total: number) => `Togli tutti i filtri: ${grantCount(total)}`,
  pageBeyond: 'Questa pagina non esiste più',
  firstPage: 'Vai alla prima pagina',
  seeAll: 'Vedi tutti i bandi aperti',
  didYouMean: 'Forse cercavi',
} as const;

/** Above what does not pay for the project, or is made for others. */
export const LESS_SUITED = {
  title: 'Altri bandi',
  detail: 'rispondono meno al progetto che hai scritto',
} as const;
