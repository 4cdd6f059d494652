import { onlyKnown, readOne, readPage, type RawSearch } from './address.ts';
import { PERIODS, type Period } from './summary.ts';

/** What went wrong: the latest first, or what happens most. */
export const ASSISTANT_FAILURE_ORDERS = ['recenti', 'vecchi', 'spesso', 'raro'] as const;
export type AssistantFailureOrder = (typeof ASSISTANT_FAILURE_ORDERS)[number];
/** Limits of people: who asked most today first, or by name. */
export const QUOTA_ORDERS = ['usate', 'usate_asc', 'nome', 'nome_desc'] as const;
export type QuotaOrder = (typeof QUOTA_ORDERS)[number];
export type AssistantSearch = {
  giorni?: Period;
  ordine?: AssistantFailureOrder;
  pagina?: number;
  /** The page of the limits, and their order: two lists stand on one screen. */
  limiti?: number;
  ordineLimiti?: QuotaOrder;
};
export const readAssistantSearch = (raw: RawSearch): AssistantSearch =>
  onlyKnown<AssistantSearch>({
    giorni: readOne(PERIODS, raw.giorni),
    ordine: readOne(ASSISTANT_FAILURE_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
    limiti: readPage(raw.limiti),
    ordineLimiti: readOne(QUOTA_ORDERS, raw.ordineLimiti),
  });
