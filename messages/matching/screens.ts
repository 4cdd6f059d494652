import { lowered, ofDay, onDay } from '#messages/articles.ts';

export type CheckedSubject = { company: string; project?: string | null; on?: string };

/** The words around the verdict on the grant's page. */
export const ELIGIBILITY = {
  caption: 'Requisiti del bando, uno per uno',
  counted: (met: number, total: number) =>
    `${String(met)} ${met === 1 ? 'requisito soddisfatto' : 'requisiti soddisfatti'} su ${String(total)}`,
  note: (day: string) => `Informazione, non consulenza. Scheda verificata ${onDay(day)}.`,
  /** For whom, for what and on which day a verdict holds. */
  forSubject: ({ company, project, on }: CheckedSubject) =>
    [`Verifica fatta per ${company}`, project && `progetto «${project}»`, on && `con i dati ${ofDay(on)}`]
      .filter(Boolean)
      .join(', ') + '.',
  printed: (grant: string) => `Puoi chiederlo? ${grant}`,
  labels: {
    requirement: 'Requisito',
    asks: 'Il bando chiede',
    has: 'Tu hai',
    outcome: 'Esito',
    change: 'Che cosa cambierebbe l’esito',
    changeShort: 'Per cambiarlo',
    settleShort: 'Per saperlo',
    nothing: 'Niente da fare',
    source: 'Fonte',
    closeSource: 'Chiudi',
  },
  grantSays: 'Il bando, secondo',
  newTab: '(si apre in un’altra scheda)',
  open: 'Le risposte che mancano',
  openText: (decided: number) =>
    decided === 1
      ? 'Rispondi qui: l’esito si aggiorna subito.'
      : `Rispondi qui a ${String(decided)} domande: l’esito si aggiorna subito.`,
  openOfClient: 'Sono dati del cliente: li dà lui, e l’esito si aggiorna.',
  skip: 'Salta',
  found: (source: string) => `Il tuo dato viene ${source}.`,
  today: (status: string) => `Oggi: ${lowered(status)}`,
  statusSource: (reason: string) => `${reason} Lo calcoliamo ogni giorno dalle date del bando.`,
  addData: 'Completa i dati dell’azienda',
  addCompany: 'Aggiungi la tua azienda',
  noCompany: 'Aggiungi la tua azienda: in due minuti sai se puoi chiedere questo bando.',
} as const;
