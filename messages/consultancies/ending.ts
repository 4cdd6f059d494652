/** How a consultancy ends: stated by the consultant, confirmed or contested by the client, interrupted by the client. */
export const ENDING_WORDS = {
  toConfirm: 'Esito da confermare',
  states: (consultant: string) => `${consultant} dichiara l’esito`,
  amount: (amount: string) => `concessi ${amount}`,
  cor: (code: string) => `codice COR ${code}`,
  countsLater: 'Conta nel suo profilo pubblico solo se lo confermi.',
  youContest: (reason: string | null) =>
    `Lo hai contestato${reason ? `: «${reason}»` : ''}. Non conta nel suo profilo pubblico.`,
  confirm: 'Conferma l’esito',
  contest: 'Contesta',
  contestTitle: 'Contesti l’esito',
  contestText: 'Il motivo arriva al consulente, che può correggere l’esito. Intanto non conta nel suo profilo.',
  confirmed: 'Esito confermato',
  contested: 'Esito contestato: il consulente lo sa',
  /** On the consultant's desk. */
  waits: 'in attesa di conferma dell’impresa',
  isContested: 'contestato dall’impresa',
  /** On the client's list. */
  asksYou: 'da confermare',
  byYou: 'contestato da te',
  correct: 'Correggi l’esito',
  corrected: 'Esito corretto: ora aspetta la conferma dell’impresa',
  clientSays: (outcome: string) => `L’impresa ha registrato l’esito: ${outcome}.`,
  confirmNote: 'L’impresa lo conferma: prima non conta nel tuo profilo.',
  interrupt: 'Interrompi l’incarico',
  interruptTitle: 'Interrompi l’incarico?',
  interruptText: (consultant: string) =>
    `Il motivo arriva a ${consultant}, che non vede più quello che condividi. L’incarico si chiude senza esito e non si riapre: potete ancora scrivere la recensione. Per quello che è già dovuto vale il preventivo accettato.`,
  interrupted: 'Incarico interrotto',
  isInterrupted: 'Interrotta',
  wasInterrupted: 'incarico interrotto',
} as const;
