export const SETTINGS = {
  title: 'Impostazioni',
  back: 'Torna alla dashboard',
  loading: 'Caricamento delle impostazioni…',
  sections: 'Sezioni delle impostazioni',
  personal: {
    title: 'Dati personali',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    company: 'Azienda',
    companyHint: 'È il nome dell’azienda attiva: se lo cambi qui, cambia in tutto Bandolo.',
    save: 'Salva modifiche',
    /** Fixed sentences (SET-2). */
    done: 'Dati salvati',
    doneText: 'I tuoi dati personali sono stati aggiornati con successo.',
    failed: 'Dati non salvati',
  },
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
  notifications: {
    title: 'Notifiche',
    text: 'Dentro Bandolo trovi sempre tutto: qui scegli che cosa ti raggiunge anche fuori.',
    switches: {
      emailGrants: {
        label: 'E-mail sui bandi',
        hint: 'Nuovi bandi adatti alla tua impresa e modifiche a quelli che hai salvato.',
      },
      emailDeadlines: {
        label: 'E-mail sulle scadenze',
        hint: 'Promemoria prima che chiudano i bandi salvati e le candidature aperte.',
      },
      emailNews: { label: 'E-mail con novità', hint: 'Guide, consigli e novità di Bandolo. Poche, e solo se le vuoi.' },
      pushNotifications: {
        label: 'Notifiche push',
        hint: 'Avvisi sui dispositivi in cui le hai permesse al browser.',
      },
    },
    /** Fixed sentences (SET-3). */
    done: 'Preferenze salvate',
    doneText: 'Le tue preferenze di notifica sono state aggiornate.',
    failed: 'Preferenze non salvate',
  },
  devices: {
    title: 'Dispositivi collegati',
    text: 'Dove il tuo account è aperto in questo momento. Se non ne riconosci uno, scollegalo e cambia password.',
    name: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} su ${system}` : (browser ?? system ?? 'Dispositivo sconosciuto'),
    current: 'Questo dispositivo',
    used: (moment: string) => `Ultimo uso: ${moment}`,
    from: (ip: string) => `Indirizzo ${ip}`,
    signOut: 'Scollega',
    signOutNamed: (name: string) => `Scollega ${name}`,
    signedOut: 'Dispositivo scollegato',
    signOutOthers: 'Scollega tutti gli altri',
    othersSignedOut: 'Gli altri dispositivi sono stati scollegati',
    failed: 'Dispositivo non scollegato',
  },
  ownData: {
    title: 'I tuoi dati',
    text: 'Un archivio ZIP con tutto quello che Bandolo sa di te, in JSON, e con i file che hai caricato.',
    download: 'Scarica i miei dati',
  },
  deletion: {
    title: 'Zona pericolosa',
    warning:
      'L’eliminazione dell’account è permanente e irrecuperabile: aziende, progetti, candidature, documenti e conversazioni spariscono per sempre. Prima, se ti servono, scarica i tuoi dati.',
    needsPassword:
      'Per eliminarlo serve una password: se entri con Google o Facebook, fatti mandare prima un link qui sopra.',
    open: 'Elimina Account',
    question: 'Vuoi davvero eliminare il tuo account?',
    explained:
      'Si chiude subito, su tutti i dispositivi. Per 14 giorni puoi ancora tenerlo con il link che ti mandiamo per e-mail; poi cancelliamo tutto, per sempre.',
    password: 'La tua password',
    word: 'Per conferma scrivi ELIMINA',
    confirm: 'Elimina il mio account',
    cancel: 'Annulla',
    done: 'Account chiuso',
    doneText: (day: string) =>
      `Verrà eliminato il ${day}. Per tenerlo, apri il link che ti abbiamo mandato per e-mail.`,
    failed: 'Account non eliminato',
  },
} as const;
