/** What a person does in the product, as the context layer remembers it (ACT-1). */
export type EventKind =
  | 'ricerca_ai'
  | 'bando_visto'
  | 'bando_salvato'
  | 'candidatura_inviata'
  | 'sessione_ai'
  | 'compilazione'
  | 'analisi_ai'
  | 'conversazione';

/** The four counters of the business dashboard, in their order on the screen (DAS-2). */
export const COUNTED_KINDS = [
  'ricerca_ai',
  'bando_visto',
  'candidatura_inviata',
  'sessione_ai',
] as const satisfies readonly EventKind[];
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** What the list of recent activities tells: sessions and single messages would only fill it. */
export const TOLD_KINDS = [
  'ricerca_ai',
  'bando_visto',
  'bando_salvato',
  'candidatura_inviata',
  'compilazione',
  'analisi_ai',
] as const satisfies readonly EventKind[];

/** What "Cancella" of the context forgets; what was saved or sent stays a fact. */
export const FORGOTTEN_KINDS = [
  'ricerca_ai',
  'bando_visto',
  'sessione_ai',
  'compilazione',
  'analisi_ai',
  'conversazione',
] as const satisfies readonly EventKind[];
