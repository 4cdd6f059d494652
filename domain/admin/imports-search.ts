import { onlyKnown, readOne, readPage, type RawSearch } from './address.ts';

export const RUN_STATES = ['in_corso', 'completato', 'fallito'] as const;
export type RunState = (typeof RUN_STATES)[number];
export const RUN_ORDERS = ['recenti', 'vecchie', 'fonte', 'fonte_desc', 'rifiutate', 'rifiutate_asc'] as const;
export type RunOrder = (typeof RUN_ORDERS)[number];
export type ImportsSearch = { stato?: RunState; ordine?: RunOrder; pagina?: number };
export const readImportsSearch = (raw: RawSearch): ImportsSearch =>
  onlyKnown<ImportsSearch>({
    stato: readOne(RUN_STATES, raw.stato),
    ordine: readOne(RUN_ORDERS, raw.ordine),
    pagina: readPage(raw.pagina),
  });
