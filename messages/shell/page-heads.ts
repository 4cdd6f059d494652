/**
 * Titles and descriptions of the pages that visitors see. They stand apart from the words of the screens because every
 * route's head travels with the first load of every page; those behind sign-in are in app-heads.ts.
 */
export const PAGE_HEADS = {
  home: {
    title: 'Bandolo · Bandi e agevolazioni per la tua impresa',
    description:
      'Racconta la tua impresa una volta sola: Bandolo ti dice quali bandi puoi chiedere, perché, ed entro quando.',
  },
  auth: {
    title: 'Accedi o registrati · Bandolo',
    description: 'Entra in Bandolo o crea un account gratuito per la tua azienda o come consulente.',
  },
  resetPassword: { title: 'Nuova password · Bandolo', isPrivate: true },
  keepAccount: { title: 'Tieni il tuo account · Bandolo', isPrivate: true },
  confirmNewEmail: { title: 'Nuovo indirizzo · Bandolo', isPrivate: true },
  confirmEmail: { title: 'Conferma e-mail · Bandolo', isPrivate: true },
  grantNotFound: { title: 'Bando non trovato · Bandolo', isPrivate: true },
  articleNotFound: { title: 'Articolo non trovato · Bandolo', isPrivate: true },
  unsubscribe: { title: 'Non ricevere più queste e-mail · Bandolo', isPrivate: true },
  outbox: { title: 'Posta locale · Bandolo', isPrivate: true },
  kit: { title: 'Kit · Bandolo', isPrivate: true },
  directory: {
    title: 'Consulenti Verificati · Bandolo',
    description:
      'Consulenti di finanza agevolata con esiti contati, recensioni da incarichi chiusi e preventivo scritto.',
  },
  consultantsPreview: {
    title: 'Tutti i consulenti · Bandolo',
    description: 'L’elenco dei consulenti approvati: esiti, recensioni, tariffe e specializzazioni.',
  },
  consultantNotFound: { title: 'Consulente non trovato · Bandolo', isPrivate: true },
  compare: { title: 'Confronto · Bandolo', isPrivate: true },
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
} as const satisfies Record<string, { title: string; description?: string; isPrivate?: boolean }>;
