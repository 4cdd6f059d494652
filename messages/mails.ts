export const MAIL_FOOTER =
  'Bandolo · Trova i bandi, verifica i requisiti, prepara la domanda. Non rispondere a questa e-mail.';

type Content = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  notes: string[];
};

/** Providers do not always say a name. */
const hello = (firstName: string) => (firstName ? `Ciao ${firstName},` : 'Ciao,');

export const confirmEmailMail = (firstName: string, url: string): Content => ({
  subject: 'Conferma la tua e-mail',
  greeting: hello(firstName),
  paragraphs: [
    'grazie per esserti registrato su Bandolo. Conferma il tuo indirizzo per attivare l’account ed entrare.',
  ],
  action: { label: 'Conferma la mia e-mail', url },
  notes: ['Il link vale 48 ore e si usa una volta sola. Se non ti sei registrato tu, ignora questo messaggio.'],
});

export const resetPasswordMail = (firstName: string, url: string): Content => ({
  subject: 'Reimposta la tua password',
  greeting: hello(firstName),
  paragraphs: ['hai chiesto di reimpostare la password di Bandolo. Scegline una nuova con il pulsante qui sotto.'],
  action: { label: 'Scegli una nuova password', url },
  notes: [
    'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.',
  ],
});

export const passwordChangedMail = (firstName: string, signInUrl: string): Content => ({
  subject: 'La tua password è cambiata',
  greeting: hello(firstName),
  paragraphs: [
    'la password del tuo account Bandolo è stata appena cambiata, e gli altri dispositivi sono stati scollegati.',
  ],
  action: { label: 'Vai a Bandolo', url: signInUrl },
  notes: ['Se non sei stato tu, reimposta subito la password dalla pagina di accesso.'],
});

/** Known e-mail at sign-up: on screen nothing differs, the owner is told (product.md). */
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
