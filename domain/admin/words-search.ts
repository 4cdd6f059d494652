import { onlyKnown, readOne, readPage, readWords, type RawSearch } from './address.ts';

/** `senza_risultati`: nothing was found at least once; `senza_clic`: something was found, and nobody opened it. */
export const TERM_VIEWS = ['senza_risultati', 'senza_clic', 'tutte'] as const;
export type TermView = (typeof TERM_VIEWS)[number];
export const TERM_ORDERS = ['ricerche', 'ricerche_asc', 'parole', 'parole_desc', 'ultima', 'ultima_asc'] as const;
export type TermOrder = (typeof TERM_ORDERS)[number];

/** How long the words of searches are kept; those asked only once go sooner. */
export const TERM_DAYS = 90;
export const LONE_TERM_DAYS = 7;

export type WordsSearch = { q?: string; vista?: TermView; ordine?: TermOrder; pagina?: number };
export const readWordsSearch = (raw: RawSearch): WordsSearch =>
  onlyKnown<WordsSearch>({
    q: readWords(raw.q),
    vista: readOne(TERM_VIEWS, raw.vista),
    ordine: readOne(TERM_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
  });

export const SYNONYM_ORDERS = ['detto', 'detto_desc', 'recenti', 'vecchi'] as const;
export type SynonymOrder = (typeof SYNONYM_ORDERS)[number];
/** `nuovo`: the words that a new synonym starts from; `apri`: the one being changed. */
export type SynonymSearch = { q?: string; ordine?: SynonymOrder; pagina?: number; nuovo?: string; apri?: string };
export const readSynonymSearch = (raw: RawSearch): SynonymSearch =>
  onlyKnown<SynonymSearch>({
    q: readWords(raw.q),
    ordine: readOne(SYNONYM_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
    nuovo: readWords(raw.nuovo),
    apri: readWords(raw.apri),
  });
