export const SETTINGS = {
  title: 'Impostazioni',
  back: 'Torna alla dashboard',
  password: {
    title: 'Cambia password',
    text: 'Gli altri dispositivi collegati al tuo account verranno scollegati.',
    current: 'Password attuale',
    next: 'Nuova password',
    confirm: 'Conferma la nuova password',
    save: 'Cambia password',
    /** Fixed sentences (SET-1). */
    mismatchTitle: 'Errore',
    mismatch: 'Le password non coincidono.',
    done: 'Password cambiata',
    doneText: 'La tua password è stata aggiornata con successo.',
    failed: 'Password non cambiata',
    unknown: 'Non la ricordi, o entri con Google o Facebook?',
    sendLink: 'Inviami un link',
    linkSent: 'Controlla la tua e-mail',
    linkSentText: (email: string) => `A ${email} arriva un link per scegliere la password: vale un’ora.`,
  },
} as const;
