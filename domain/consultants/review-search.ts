import { onlyKnown, readOne, readPage, readWords, type RawSearch } from '#domain/admin/address.ts';
import { CHAT_REPORT_ORDERS, type ChatReportOrder } from '#domain/chat/report-search.ts';
import { CONSULTANT_STATUSES } from '#domain/vocabulary.ts';

/** Nothing chosen: who waits for a decision. */
export const REVIEW_STATES = [...CONSULTANT_STATUSES, 'tutti'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const REVIEW_ORDERS = ['attesa', 'recenti', 'nome'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export type ReviewSearch = {
  q?: string;
  stato?: ReviewState;
  ordine?: ReviewOrder;
  pagina?: number;
  /** The profile beside the list. */
  apri?: string;
  /** The page and the order of the reported conversations below. */
  segnalazioni?: number;
  ordineSegnalazioni?: ChatReportOrder;
};
export const readReviewSearch = (raw: RawSearch): ReviewSearch =>
  onlyKnown<ReviewSearch>({
    q: readWords(raw.q),
    stato: readOne(REVIEW_STATES, raw.stato),
    ordine: readOne(REVIEW_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
    apri: readWords(raw.apri),
    segnalazioni: readPage(raw.segnalazioni),
    ordineSegnalazioni: readOne(CHAT_REPORT_ORDERS, raw.ordineSegnalazioni),
  });
