/** What stands behind every name of the directory. */
export const CHECKS = {
  label: 'Che cosa controlliamo',
  identity: { title: 'Identità e albo', text: 'partita IVA, iscrizione e polizza, riviste da una persona' },
  outcomes: { title: 'Esiti contati', text: 'ogni tacca è una domanda chiusa, concessa o no' },
  reviews: {
    title: 'Recensioni solo da incarichi chiusi',
    text: 'le due parti scrivono al buio, poi si pubblica insieme',
  },
} as const;
