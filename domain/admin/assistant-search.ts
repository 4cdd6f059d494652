import { onlyKnown, readOne, readPage, type RawSearch } from './address.ts';
import { PERIODS, type Period } from './summary.ts';

/** What went wrong: the latest first, or what happens most. */
export const ASSISTANT_FAILURE_ORDERS = ['recenti', 'vecchi', 'spesso', 'raro'] as const;
export type AssistantFailureOrder = (typeof ASSISTANT_FAILURE_ORDERS)[number];
export type AssistantSearch = { giorni?: Period; ordine?: AssistantFailureOrder; pagina?: number };
export const readAssistantSearch = (raw: RawSearch): AssistantSearch =>
  onlyKnown<AssistantSearch>({
    giorni: readOne(PERIODS, raw.giorni),
    ordine: readOne(ASSISTANT_FAILURE_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
  });
