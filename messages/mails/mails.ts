/** Around every mail. */
export const MAIL_FRAME = {
  footer: 'Bandolo · Trova i bandi, verifica i requisiti, prepara la domanda. Messaggio automatico, non rispondere.',
  unsubscribe: 'Per non ricevere più queste e-mail:',
  leave: 'Non ricevere più queste e-mail',
  bareLink: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
} as const;

type Content = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  notes: string[];
};

/** Providers do not always say a name. */
export const hello = (firstName: string) => (firstName ? `Ciao ${firstName},` : 'Ciao,');

/** Whoever typed the name need not own the mailbox: it is not in here. */
export const confirmEmailMail = (url: string): Content => ({
  subject: 'Conferma la tua e-mail',
  greeting: hello(''),
  paragraphs: ['grazie per la registrazione su Bandolo. Conferma il tuo indirizzo per attivare l’account ed entrare.'],
  action: { label: 'Conferma la mia e-mail', url },
  notes: [
    'Il link vale 48 ore e si usa una volta sola. Se lo apri in un altro browser, ti chiediamo la password che hai scelto.',
    'Se non l’hai chiesto tu, ignora questo messaggio.',
  ],
});

export const resetPasswordMail = (firstName: string, url: string): Content => ({
  subject: 'Reimposta la tua password',
  greeting: hello(firstName),
  paragraphs: ['hai chiesto di reimpostare la password di Bandolo. Scegline una nuova dal link qui sotto.'],
  action: { label: 'Scegli una nuova password', url },
  notes: [
    'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.',
  ],
});

/** Whoever did change it needs nothing more: the action is for whoever did not. */
export const passwordChangedMail = (firstName: string, resetUrl: string): Content => ({
  subject: 'La tua password è cambiata',
  greeting: hello(firstName),
  paragraphs: [
    'la password del tuo account Bandolo è stata appena cambiata, e gli altri dispositivi sono stati scollegati.',
    'Se non l’hai cambiata tu, reimpostala subito.',
  ],
  action: { label: 'Reimposta la password', url: resetUrl },
  notes: ['Se l’hai cambiata tu, non devi fare altro.'],
});

/** Whoever writes to an address that others write to as well. */
export const TOO_MANY_MAILS =
  'A questo indirizzo sono già arrivati più inviti in poco tempo: aspetta un quarto d’ora e riprova.';

/** Known e-mail at sign-up: on screen nothing differs, the owner is told (ACC-15). */
export const alreadyRegisteredMail = (firstName: string, signInUrl: string): Content => ({
  subject: 'Hai già un account Bandolo',
  greeting: hello(firstName),
  paragraphs: [
    'qualcuno ha provato a registrarsi con questo indirizzo, ma hai già un account: non è cambiato nulla.',
    'Se eri tu, accedi con la tua password. Se non la ricordi, dalla pagina di accesso puoi reimpostarla.',
  ],
  action: { label: 'Accedi a Bandolo', url: signInUrl },
  notes: ['Se non eri tu, puoi ignorare questo messaggio.'],
});
