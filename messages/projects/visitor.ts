/** What a visitor tells is theirs to keep. */
export const VISITOR = {
  understood: 'Abbiamo capito:',
  keep: 'Registrati e tieni il progetto',
  trade: {
    title: 'Chi siete?',
    edit: (trade: string, sector: string) => `Attività: ${trade}, ${sector}. Modifica`,
    sector: 'Settore',
    choose: 'Scegli il settore',
    unknown: 'settore da dire',
  },
  carried: 'Abbiamo riportato ciò che avevi già detto',
  carriedText: 'Azienda e progetto partono dalle tue risposte.',
} as const;
