/** Titles and descriptions that a page's loader brings: no other page fetches them. */
export const LOADED_HEADS = {
  directory: {
    title: 'Consulenti Verificati · Bandolo',
    description:
      'Consulenti di finanza agevolata con esiti contati, recensioni da incarichi chiusi e preventivo scritto.',
  },
  consultantsPreview: {
    title: 'Tutti i consulenti · Bandolo',
    description: 'L’elenco dei consulenti approvati: esiti, recensioni, tariffe e specializzazioni.',
  },
  tools: {
    title: 'Strumenti per le PMI · Bandolo',
    description:
      'Dimensione PMI, spazio de minimis, requisiti generali, cumulo e convenienza: i conti che ogni impresa fa prima di un bando.',
  },
  size: {
    title: 'Dimensione PMI: micro, piccola, media o grande · Bandolo',
    description:
      'Calcola la dimensione della tua impresa con associate e collegate, e scarica la dichiarazione in PDF.',
  },
  requirements: {
    title: 'Requisiti generali, «Non firmare ancora» e cumulo · Bandolo',
    description: 'Controlla DURC, polizza catastrofale, impresa in difficoltà, date degli ordini e cumulo degli aiuti.',
  },
  worthIt: {
    title: 'Vale la pena? Quanto resta di un contributo · Bandolo',
    description: 'Contributo atteso, soldi da anticipare, tempi e costi, come intervalli con ogni ipotesi in vista.',
  },
  terms: {
    title: 'Termini di servizio · Bandolo',
    description: 'Che cosa fa Bandolo, che cosa resta a te, e che cosa accetti quando crei un account.',
  },
  privacy: {
    title: 'Informativa privacy · Bandolo',
    description: 'Quali dati trattiamo, perché, per quanto tempo e che cosa puoi chiedere.',
  },
} as const satisfies Record<string, { title: string; description: string }>;
