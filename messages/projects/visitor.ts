/** What a visitor tells is theirs to keep. */
export const VISITOR = {
  understood: 'Abbiamo capito:',
  keep: 'Registrati e tieni il progetto',
  carried: 'Abbiamo riportato ciò che avevi già detto',
  carriedText: 'Azienda e progetto partono dalle tue risposte.',
} as const;
