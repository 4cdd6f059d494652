/**
 * Titles of pages that visitors see and that have no loader. They stand apart from the words of the screens because
 * every route's head travels with the first load of every page; where a loader brings the head, its words are in
 * loaded-heads.ts; those behind sign-in are in app-heads.ts.
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
  consultantNotFound: { title: 'Consulente non trovato · Bandolo', isPrivate: true },
  compare: { title: 'Confronto · Bandolo', isPrivate: true },
} as const satisfies Record<string, { title: string; description?: string; isPrivate?: boolean }>;
