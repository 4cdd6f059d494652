/**
 * Titles and descriptions of the pages. They stand apart from the words of the screens because every route's head
 * travels with the first load of every page.
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
  dashboard: { title: 'Dashboard · Bandolo' },
  consultantDashboard: { title: 'Area consulente · Bandolo' },
  directory: {
    title: 'Consulenti Verificati · Bandolo',
    description:
      'Consulenti di finanza agevolata con esiti contati, recensioni da incarichi chiusi e preventivo scritto.',
  },
  consultantsPreview: {
    title: 'Tutti i consulenti · Bandolo',
    description: 'L’elenco dei consulenti approvati: esiti, recensioni, tariffe e specializzazioni.',
  },
  consultants: { title: 'Consulenti · Bandolo' },
  myRequests: { title: 'Le mie richieste · Bandolo' },
  requestsManagement: { title: 'Gestione richieste · Bandolo' },
  chat: { title: 'Chat · Bandolo' },
  consultantChats: { title: 'Chat con le imprese · Bandolo' },
  client: { title: 'Cliente · Bandolo' },
  clients: { title: 'I tuoi clienti · Bandolo' },
  consultantReview: { title: 'Consulenti da verificare · Bandolo' },
  analytics: { title: 'Analytics · Bandolo' },
  resources: { title: 'Risorse · Bandolo' },
  support: { title: 'Supporto · Bandolo' },
  admin: { title: 'Amministrazione · Bandolo' },
  adminUsers: { title: 'Utenti · Bandolo' },
  dataRequests: { title: 'Richieste sui dati · Bandolo' },
  catalogueDesk: { title: 'Catalogo · Bandolo' },
  importsDesk: { title: 'Importazioni · Bandolo' },
  systemDesk: { title: 'Sistema · Bandolo' },
  auditLog: { title: 'Registro · Bandolo' },
  supportDesk: { title: 'Assistenza · Bandolo' },
  consultantNotFound: { title: 'Consulente non trovato · Bandolo', isPrivate: true },
  calendar: { title: 'Calendario · Bandolo' },
  notifications: { title: 'Notifiche · Bandolo' },
  applications: { title: 'Le Mie Candidature · Bandolo' },
  together: { title: 'Lavora insieme · Bandolo' },
  invitation: { title: 'Invito · Bandolo' },
  documents: { title: 'Documenti · Bandolo' },
  apply: { title: 'Compilazione Assistita Filo · Bandolo' },
  wizard: { title: 'Wizard di candidatura · Bandolo' },
  filoTools: { title: 'Strumenti di Filo · Bandolo' },
  versions: { title: 'Versioni della candidatura · Bandolo' },
  startApplication: { title: 'Nuovo progetto · Bandolo' },
  profile: { title: 'Profilo · Bandolo' },
  settings: { title: 'Impostazioni · Bandolo' },
  compare: { title: 'Confronto · Bandolo', isPrivate: true },
  whatIf: { title: 'Che cosa cambia se… · Bandolo' },
  projects: { title: 'I tuoi progetti · Bandolo' },
  project: { title: 'Progetto · Bandolo' },
  advancedSearch: { title: 'Cerca Bandi · Bandolo' },
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
  deMinimis: { title: 'Registro de minimis · Bandolo' },
} as const satisfies Record<string, { title: string; description?: string; isPrivate?: boolean }>;
