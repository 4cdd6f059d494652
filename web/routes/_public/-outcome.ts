/** What a form sent without script leads back to. */
export type Outcome = { richiesta?: 'inviata' | 'errore' };

export const readOutcome = ({ richiesta }: Record<string, unknown>): Outcome =>
  richiesta === 'inviata' || richiesta === 'errore' ? { richiesta } : {};
