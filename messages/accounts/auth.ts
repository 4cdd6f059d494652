import { UNEXPECTED_TEXT } from '#messages/shell/failure.ts';

export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;

export const AUTH = {
  aside: {
    label: 'Perché Bandolo',
    business: {
      title: 'Il bando giusto, senza perdere il filo',
      points: [
        [
          'Racconti la tua impresa una volta sola',
          'Bandolo la confronta con ogni bando e ti dice quali puoi chiedere.',
        ],
        ['Capisci perché', 'Ogni requisito con il dato che lo decide, la fonte ufficiale e la data di lettura.'],
        ['Prepari la domanda con Filo', 'L’assistente scrive con te; se serve, c’è un consulente verificato.'],
      ],
    },
    consultant: {
      title: 'Le imprese giuste trovano te',
      points: [
        ['Un profilo che parla del tuo lavoro', 'Specializzazioni, settori, regione e tariffa: li decidi tu.'],
        ['Richieste già inquadrate', 'Azienda, bando e requisiti sono sul tavolo prima della prima telefonata.'],
        ['Tutto in un posto', 'Clienti, documenti, scadenze e messaggi, senza rincorrere le e-mail.'],
      ],
    },
  },
  toggle: { label: 'Accesso', register: 'Registrati', signIn: 'Accedi' },
  types: {
    title: 'Come vuoi usare Bandolo?',
    business: {
      name: 'Utente Aziendale',
      text: 'Startup, PMI, professionisti: trova i bandi giusti, verifica i requisiti, prepara la domanda.',
    },
    consultant: {
      name: 'Consulente Esperto',
      text: 'Fatti trovare dalle imprese, segui le loro pratiche, mostra le tue competenze.',
    },
  },
  back: 'Torna alla scelta',
  providers: {
    signIn: (name: string) => `Accedi con ${name}`,
    signUp: (name: string) => `Registrati con ${name}`,
    or: 'oppure con la tua e-mail',
    orSignUp: 'oppure',
  },
  consultant: {
    title: 'Crea il tuo profilo consulente',
    submit: 'Crea profilo consulente',
    steps: [
      'Conferma la tua e-mail dal link che ti inviamo.',
      'Il profilo passa la revisione di un amministratore.',
      'Una volta approvato, sei visibile alle imprese.',
    ],
  },
  complete: {
    title: 'Ancora un passo',
    text: 'Sei entrato: completa la registrazione per iniziare.',
    as: (email: string) => `Sei qui come ${email}. Non sei tu?`,
    email: 'Ti manderemo un link per confermare la tua e-mail. Non sei tu?',
  },
  business: { title: 'Registra la tua azienda', submit: 'Crea account aziendale' },
  signIn: {
    title: 'Bentornato',
    thenBack: 'Accedi per continuare: poi torni dove stavi andando.',
    submit: 'Accedi',
    forgot: 'Password dimenticata?',
    noAccount: 'Non hai un account?',
    register: 'Registrati',
  },
  working: 'Caricamento...',
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    password: 'Password',
    companyName: 'Nome azienda',
    vatNumber: 'Partita IVA',
    sector: 'Settore',
    role: 'Ruolo in azienda',
    bio: 'Presentazione',
    specializations: 'Specializzazioni',
    sectors: 'Settori di competenza',
    pricingInfo: 'Come lavori e quanto costi',
    region: 'Regione',
    yearsExperience: 'Anni di esperienza',
    hourlyRate: 'Tariffa oraria',
    documents: 'Documenti',
  },
  optional: '(facoltativa)',
  placeholders: { vatNumber: 'IT12345678901', sector: 'Scegli un settore', role: 'CEO, Founder, Manager' },
  optionalNeutral: '(facoltativo)',
  optionalPlural: '(facoltativi)',
  region: 'Scegli una regione',
  hints: {
    bio: 'Di che cosa ti occupi, per chi hai lavorato, con quali risultati.',
    pricingInfo: 'Per esempio: quota fissa più premio a risultato.',
    documents:
      'CV, portfolio: fino a 5 file PDF, DOC o DOCX, al massimo 10 MB ciascuno. Li vede solo chi approva il profilo.',
  },
  years: 'anni',
  files: {
    choose: 'Scegli i file',
    drop: 'o trascinali qui',
    remove: (name: string) => `Togli ${name}`,
    progress: (name: string) => `Caricamento di ${name}`,
    uploading: (percent: number) => `Caricamento dei file: ${String(percent)}%`,
    tooLarge: (name: string) => `${name}: supera il limite di 10 MB`,
    wrongType: (name: string) => `${name}: servono file PDF, DOC o DOCX`,
    tooMany: (name: string) => `${name}: al massimo 5 file`,
  },
  alerts: {
    specialization: 'Seleziona almeno una specializzazione',
    sector: 'Seleziona almeno un settore di competenza',
  },
  passwordHint: 'Almeno 6 caratteri, difficile da indovinare.',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  /** One sentence, with the two texts to open where they are named. */
  agreement: {
    first: 'Accetto i ',
    terms: 'termini di servizio',
    then: ' e ho letto l’',
    privacy: 'informativa privacy',
  },
  marketing: 'Voglio ricevere novità e consigli per e-mail (facoltativo)',
  checkFields: 'Controlla i campi segnalati: quello che hai scritto è ancora qui.',
} as const;

/** Fixed sentences (ACC-4). */
export const AUTH_TOASTS = {
  signUpFailed: 'Errore durante la registrazione',
  signUpDone: 'Registrazione completata',
  signUpDoneText: "Controlla la tua email per confermare l'account",
  businessDone: 'Il tuo account aziendale è stato creato con successo. Controlla la tua email per confermarlo.',
  consultantDone:
    "Il tuo profilo consulente è stato creato. Controlla la tua email per confermarlo e attendi l'approvazione.",
  signInFailed: "Errore durante l'accesso",
  providerFailed: (provider: string) => `Errore durante l'accesso con ${provider}`,
  providerFailedText: "Si è verificato un errore durante l'autenticazione",
  /** Why a provider was not enough, by the server's code; otherwise the sentence above. */
  providerReasons: {
    email_belongs_to_account: 'Esiste già un account con questa e-mail: accedi con la password.',
    email_not_confirmed: 'Devi prima confermare la tua e-mail: ti abbiamo inviato di nuovo il link.',
    account_locked: 'Questo account è bloccato. Per sapere perché, scrivi all’assistenza.',
    account_closing:
      'Questo account è chiuso e sta per essere eliminato. Se vuoi tenerlo, apri il link che ti abbiamo mandato per e-mail.',
    too_many_requests: 'Troppi tentativi in poco tempo. Aspetta un momento e riprova.',
  },
  redirecting: 'Reindirizzamento in corso',
  redirectingText: (provider: string) => `Reindirizzamento a ${provider} per l'autenticazione...`,
  unexpected: 'Errore imprevisto',
  unexpectedText: UNEXPECTED_TEXT,
} as const;

export const SENT = {
  title: 'Controlla la tua e-mail',
  text: (email: string) =>
    `Abbiamo scritto a ${email}. Apri il link nel messaggio per attivare l’account: vale 48 ore.`,
  notArrived: 'Non arriva? Guarda nella posta indesiderata.',
  wrongAddress: 'Ho sbagliato indirizzo',
  resend: 'Invia di nuovo',
  resent: 'E-mail inviata di nuovo',
  notSent: 'E-mail non inviata',
  outbox: 'Questa installazione non spedisce e-mail: la trovi nella posta locale.',
  openOutbox: 'Apri la posta locale',
} as const;

export const RESET = {
  askTitle: 'Reimposta la password',
  askText: 'Scrivi la tua e-mail: se hai un account, ti mandiamo un link per scegliere una nuova password.',
  ask: 'Invia il link',
  back: 'Torna all’accesso',
  again: 'Invia a un altro indirizzo',
  sentTitle: 'Controlla la tua e-mail',
  sentText: (email: string) => `Se ${email} ha un account, tra poco arriva un link che vale un’ora.`,
  title: 'Scegli una nuova password',
  text: 'Gli altri dispositivi collegati al tuo account verranno scollegati.',
  deadTitle: 'Questo link non vale più',
  deadText: 'Ogni link si usa una volta sola e vale un’ora: chiedine uno nuovo, arriva subito.',
  password: 'Nuova password',
  endsOtherAccess: 'Scollega anche Google/Facebook, chiavi API e indirizzi del calendario',
  submit: 'Salva la nuova password',
  done: 'Password cambiata',
  doneText: 'La tua password è stata aggiornata con successo.',
  failed: 'Password non cambiata',
  askAgain: 'Chiedi un nuovo link',
} as const;

export const CONFIRM = {
  working: 'Stiamo confermando la tua e-mail…',
  done: 'E-mail confermata',
  failed: 'Non siamo riusciti a confermare la tua e-mail',
  wayOn: 'Se l’hai già confermata, accedi. Altrimenti scrivi la tua e-mail e ti mandiamo un nuovo link.',
  retry: 'Riprova',
  newLink: 'Invia un nuovo link',
  resentText: 'Se l’indirizzo aspetta una conferma, tra poco arriva un link che vale 48 ore.',
  again: 'Torna all’accesso',
  askTitle: 'Ancora un passo',
  askText: 'Ti sei registrato in un altro browser: scrivi la password che hai scelto.',
  ask: 'Conferma ed entra',
  notMine: 'Non ho scelto io questa password',
  newTitle: 'Scegli la tua password',
  newText: 'Ti sei registrato in un altro browser, senza password: apri il link lì, o scegline una per entrare qui.',
  setNew: 'Scegli una nuova password',
} as const;

/** The second step of a sign-in (SET-10). */
export const CODE = {
  title: 'Ancora un passo',
  text: 'Apri la tua app di autenticazione e scrivi il codice di Bandolo.',
  code: 'Codice',
  hint: 'Sei cifre, o uno dei tuoi codici di recupero.',
  over: 'È passato troppo tempo: entra di nuovo con la password.',
  back: 'Torna all’accesso',
} as const;
