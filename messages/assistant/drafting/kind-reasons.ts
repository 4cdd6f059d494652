import type { CostKind } from '#domain/projects/cost-kinds.ts';

/** What a line of such a kind is for, where the project says no more; kinds whose name says all there is have none. */
export const KIND_REASONS: readonly (readonly [CostKind, readonly string[]])[] = [
  ['gestione', ['copre la gestione corrente']],
  ['personale', ['è il lavoro di chi realizza le attività', 'è il tempo delle persone che portano avanti il progetto']],
  ['formazione', ['è la preparazione delle persone coinvolte', 'riguarda le competenze di chi lavora']],
  ['marchi_brevetti', ['è la tutela di ciò che il progetto sviluppa', 'è la protezione del risultato']],
  ['certificazioni', ['è la verifica di un terzo']],
  ['promozione', ['è la parte rivolta ai clienti']],
  ['fiere', ['è la presenza agli eventi']],
];

/** The same in three words, after a comma. */
export const KIND_SHORT: readonly (readonly [CostKind, string])[] = [
  ['gestione', 'per la gestione corrente'],
  ['personale', 'per chi realizza le attività'],
  ['formazione', 'per le competenze di chi lavora'],
  ['marchi_brevetti', 'a tutela di ciò che si sviluppa'],
  ['promozione', 'per farsi conoscere dai clienti'],
];
