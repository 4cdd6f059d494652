/** What only the client can say is asked in the conversation of the consultancy. */
export const ASK_CLIENT = {
  ask: 'Chiedilo al cliente',
  /** "Settore: il profilo dice Agricoltura, i codici ATECO dicono Manifatturiero." */
  which: (disputes: readonly string[]) =>
    `Nei dati dell’azienda qualcosa non torna. ${disputes.join(' ')} Qual è quello giusto? Si corregge da Profilo, scheda Aziende.`,
  question: (question: string) =>
    `Per verificare i bandi mi serve un dato dell’azienda. ${question} Si scrive da Profilo, scheda Aziende.`,
  back: 'Clienti',
  title: (company: string) => `I dati di ${company}`,
  owner: 'Questi dati li cambia solo il cliente',
  text: 'Nella scheda cliente leggi quelli che condivide con te.',
  sheet: 'Apri la scheda cliente',
  change: 'Nei dati dell’azienda c’è qualcosa da completare o correggere: si fa da Profilo, scheda Aziende.',
} as const;
