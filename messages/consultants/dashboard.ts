export const CONSULTANT_DASHBOARD = {
  greeting: (firstName: string) => `Ciao ${firstName}`,
  greetingWith: (firstName: string, client: string) => `Ciao ${firstName}, la settimana comincia con ${client}`,
  approved: 'Il tuo profilo è approvato e visibile alle imprese.',
  waiting: 'Il tuo profilo è in revisione: ti scriviamo appena un amministratore lo approva.',
  path: 'Il percorso del tuo profilo',
  complete: 'Completa il profilo e carica i documenti',
  completeText: 'Per approvarlo servono un documento, la partita IVA e la scadenza della polizza professionale.',
  steps: {
    confirmed: { title: 'E-mail confermata', text: 'Hai aperto il link che ti abbiamo inviato.' },
    review: { title: 'Revisione', text: 'Un amministratore legge presentazione e documenti.' },
    visible: { title: 'Visibile nel marketplace', text: 'Le imprese ti trovano e possono contattarti.' },
  },
} as const;
