/** Titles and descriptions of the tools' pages: small, because they travel with the first load of every page. */
export const TOOL_HEADS = {
  index: {
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
  deMinimis: { title: 'Registro de minimis · Bandolo' },
} as const;

export const toolHead = ({ title, description }: { title: string; description: string }) => ({
  meta: [{ title }, { name: 'description', content: description }],
});

/** Names the row of links to the tools on other pages. */
export const TOOL_ROW = 'Strumenti utili';
