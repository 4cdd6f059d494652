/** A session that ended while its page was open. */
export const SESSION_LOST = {
  title: 'La sessione è scaduta',
  text: 'Accedi di nuovo per continuare: quello che hai scritto è ancora qui.',
  close: 'Non ora',
  otherWay: 'Entri con Google o Facebook?',
  otherTab: 'Accedi in un’altra scheda',
} as const;
