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
    /** spec §8, to the letter. */
    mismatchTitle: 'Errore',
    mismatch: 'Le password non coincidono.',
    done: 'Password cambiata',
    doneText: 'La tua password è stata aggiornata con successo.',
    failed: 'Password non cambiata',
  },
} as const;
