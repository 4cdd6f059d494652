import { onlyKnown, readOne, readPage, type RawSearch } from './address.ts';

/** Jobs that were given up: the newest first, the oldest first, or by their queue. */
export const FAILURE_ORDERS = ['recenti', 'vecchi', 'coda'] as const;
export type FailureOrder = (typeof FAILURE_ORDERS)[number];
export type FailureSearch = { ordine?: FailureOrder; pagina?: number };
export const readFailureSearch = (raw: RawSearch): FailureSearch =>
  onlyKnown<FailureSearch>({ ordine: readOne(FAILURE_ORDERS, raw.ordine), pagina: readPage(raw.pagina) });
