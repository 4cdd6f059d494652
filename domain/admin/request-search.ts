import { onlyKnown, readOne, readPage, readWords, type RawSearch } from './address.ts';

/** `automatiche`: accounts that people closed themselves, erased on their day. */
export const REQUEST_STATES = ['aperte', 'scadute', 'evase', 'automatiche'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const REQUEST_ORDERS = ['termine', 'termine_desc', 'ricevuta', 'ricevuta_desc'] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];

export type RequestSearch = { q?: string; stato?: RequestState; ordine?: RequestOrder; pagina?: number };
export const readRequestSearch = (raw: RawSearch): RequestSearch =>
  onlyKnown<RequestSearch>({
    q: readWords(raw.q),
    stato: readOne(REQUEST_STATES, raw.stato),
    ordine: readOne(REQUEST_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
  });
