import { onlyKnown, readOne, readPage, type RawSearch } from './address.ts';

export const RUN_STATES = ['in_corso', 'completato', 'fallito'] as const;
export type RunState = (typeof RUN_STATES)[number];
export type ImportsSearch = { stato?: RunState; pagina?: number };
export const readImportsSearch = (raw: RawSearch): ImportsSearch =>
  onlyKnown<ImportsSearch>({ stato: readOne(RUN_STATES, raw.stato), pagina: readPage(raw.pagina) });
