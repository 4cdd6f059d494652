/** What stands in the records of others where an erased person was. */
export const ERASED = {
  name: 'Cliente non più iscritto',
  person: 'Persona non più iscritta',
  empty: '',
  mandated: 'Incarico nato da un mandato: il consulente non è più iscritto.',
  text: 'Testo rimosso: chi lo ha scritto ha eliminato l’account.',
  consultant: { firstName: 'Consulente', lastName: 'non più iscritto' },
} as const;

/** The archive of one's own data. */
export const EXPORT = {
  fileName: (day: string) => `bandolo-i-miei-dati-${day}.zip`,
  data: 'dati',
  files: 'file',
  readMe: 'LEGGIMI.txt',
  readMeText: (email: string, moment: string) =>
    [
      `Tutti i dati dell’account ${email} su Bandolo, ${moment}.`,
      '',
      'dati/: un file JSON per ogni tabella che parla di te, una voce per riga.',
      'file/: i documenti che hai caricato, con il loro nome.',
      '',
      'Mancano solo le impronte di password e codici: aprono l’account e non dicono nulla di te.',
    ].join('\r\n'),
} as const;
