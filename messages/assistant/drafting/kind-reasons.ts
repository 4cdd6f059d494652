import type { CostKind } from '#domain/projects/cost-kinds.ts';

/** What a line of such a kind is for, where the project says no more; the first kind that fits speaks. */
export const KIND_REASONS: readonly (readonly [CostKind, readonly string[]])[] = [
  ['gestione', ['copre la gestione corrente', 'è la parte di gestione del piano']],
  ['personale', ['è il lavoro di chi realizza le attività', 'è il tempo delle persone che portano avanti il progetto']],
  ['formazione', ['è la preparazione delle persone coinvolte', 'riguarda le competenze di chi lavora']],
  ['marchi_brevetti', ['è la tutela di ciò che il progetto sviluppa', 'è la protezione del risultato']],
  [
    'consulenze',
    [
      'è un apporto esterno',
      'è la parte specialistica del lavoro',
      'è il contributo di chi ha la competenza specifica',
    ],
  ],
  ['certificazioni', ['è la prova che il lavoro rispetta le regole del settore', 'è la verifica di un terzo']],
  ['promozione', ['è la parte di promozione del piano', 'è la parte rivolta ai clienti']],
  ['fiere', ['è la presenza agli eventi', 'è la parte rivolta ai mercati']],
  ['arredi', ['è ciò che gli ospiti e i clienti vedono e usano', 'è la dotazione degli spazi']],
  ['opere', ['è un intervento sull’edificio', 'è il lavoro sugli spazi']],
  ['energia', ['è la parte energetica dell’intervento', 'è il lavoro sui consumi']],
  ['software', ['è la parte digitale dell’intervento', 'è lo strumento per gestire e controllare il lavoro']],
  [
    'macchinari',
    ['è la dotazione tecnica del progetto', 'è l’attrezzatura con cui si lavora', 'è la parte di beni del piano'],
  ],
  ['impianti', ['è la base tecnica dell’intervento', 'è la parte di impianti del piano']],
];

/** The same in three words, after a comma. */
export const KIND_SHORT: readonly (readonly [CostKind, string])[] = [
  ['gestione', 'per la gestione corrente'],
  ['personale', 'per chi realizza le attività'],
  ['formazione', 'per le competenze di chi lavora'],
  ['marchi_brevetti', 'a tutela di ciò che si sviluppa'],
  ['consulenze', 'per la parte specialistica'],
  ['certificazioni', 'per la verifica di un terzo'],
  ['promozione', 'per farsi conoscere dai clienti'],
  ['fiere', 'per la presenza agli eventi'],
  ['arredi', 'per gli spazi dei clienti'],
  ['opere', 'per gli spazi di lavoro'],
  ['energia', 'per i consumi'],
  ['software', 'per la parte digitale'],
  ['macchinari', 'per la dotazione tecnica'],
  ['impianti', 'per la parte di impianti'],
];
