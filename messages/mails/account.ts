import { onDay } from '#messages/articles.ts';
import { hello } from './mails.ts';

/** The way back is the whole point of this mail. */
export const accountClosingMail = (firstName: string, day: string, url: string) => ({
  subject: 'Il tuo account verrà eliminato',
  greeting: hello(firstName),
  paragraphs: [
    `hai chiesto di eliminare il tuo account Bandolo. È già chiuso: nessuno lo vede e nessuno può entrare. Dati e file si cancellano per sempre ${onDay(day)}.`,
    'Se cambi idea, o se non l’hai chiesto tu, puoi tenerlo: fino a quel giorno basta un clic.',
  ],
  action: { label: 'Tieni il mio account', url },
  notes: ['Dopo quel giorno non si può recuperare nulla, nemmeno noi.'],
});

export const accountKeptMail = (firstName: string, signInUrl: string) => ({
  subject: 'Il tuo account resta con te',
  greeting: hello(firstName),
  paragraphs: ['l’eliminazione del tuo account Bandolo è stata annullata: ritrovi tutto come lo avevi lasciato.'],
  action: { label: 'Accedi a Bandolo', url: signInUrl },
});

export const accountErasedMail = (firstName: string) => ({
  subject: 'Il tuo account è stato eliminato',
  greeting: hello(firstName),
  paragraphs: [
    'come avevi chiesto, il tuo account Bandolo, i dati e i file non esistono più. Questo è l’ultimo messaggio che ricevi da noi.',
  ],
});

/** Whoever asked need not own the mailbox: their name is not in here. */
export const confirmNewEmailMail = (url: string) => ({
  subject: 'Conferma il tuo nuovo indirizzo',
  greeting: hello(''),
  paragraphs: [
    'hai chiesto di usare questo indirizzo per il tuo account Bandolo. Confermalo, e da allora entrerai con questo.',
  ],
  action: { label: 'Conferma il nuovo indirizzo', url },
  notes: ['Il link vale 24 ore e si usa una volta sola. Se non l’hai chiesto tu, ignora questo messaggio.'],
});

/** To the old address: whoever did not ask must learn of it while it can still be stopped. */
export const emailChangeAskedMail = (firstName: string, next: string, settingsUrl: string) => ({
  subject: 'Hai chiesto di cambiare la tua e-mail',
  greeting: hello(firstName),
  paragraphs: [
    `abbiamo mandato a ${next} un link per confermarlo come nuovo indirizzo del tuo account Bandolo. Finché non viene aperto non cambia nulla.`,
    'Se non l’hai chiesto tu, qualcuno conosce la tua password: cambiala subito.',
  ],
  action: { label: 'Vai alle impostazioni', url: settingsUrl },
});

export const emailChangedMail = (firstName: string, next: string) => ({
  subject: 'L’e-mail del tuo account è cambiata',
  greeting: hello(firstName),
  paragraphs: [
    `il tuo account Bandolo ora ha l’indirizzo ${next}, e a questo non scriviamo più.`,
    'Se non l’hai cambiata tu, rispondi subito a questo messaggio.',
  ],
});

/** A way in of its own: whoever did not open it must learn of it. */
export const providerConnectedMail = (firstName: string, provider: string, settingsUrl: string) => ({
  subject: `${provider} è collegato al tuo account`,
  greeting: hello(firstName),
  paragraphs: [
    `da ora si entra nel tuo account Bandolo anche con ${provider}.`,
    'Se non sei stato tu, scollegalo dalle impostazioni e cambia subito la password.',
  ],
  action: { label: 'Vai alle impostazioni', url: settingsUrl },
});

/** Whoever did not do it must learn of it. */
export const twoFactorMail = (firstName: string, isOn: boolean, resetUrl: string) => ({
  subject: isOn ? 'Verifica in due passaggi attiva' : 'Verifica in due passaggi disattivata',
  greeting: hello(firstName),
  paragraphs: [
    isOn
      ? 'da ora per entrare in Bandolo, oltre alla password, serve il codice della tua app. Tieni i codici di recupero in un posto sicuro.'
      : 'da ora per entrare in Bandolo non serve più il codice dell’app.',
    'Se non sei stato tu, cambia subito la password.',
  ],
  action: { label: 'Cambia la password', url: resetUrl },
});

/** It works without a session: whoever did not make it must learn of it. */
export const apiKeyMail = (firstName: string, name: string, settingsUrl: string) => ({
  subject: 'Nuova chiave API nel tuo account',
  greeting: hello(firstName),
  paragraphs: [
    `è stata creata la chiave API "${name}": un programma che la usa legge il catalogo a nome del tuo account.`,
    'Se non sei stato tu, revocala dalle impostazioni e cambia subito la password.',
  ],
  action: { label: 'Vai alle impostazioni', url: settingsUrl },
});

export const calendarFeedMail = (firstName: string, calendarUrl: string) => ({
  subject: 'Nuovo indirizzo privato del tuo calendario',
  greeting: hello(firstName),
  paragraphs: [
    'è stato creato un indirizzo con cui altri calendari leggono il tuo: chi lo conosce vede le tue date senza accedere.',
    'Se non sei stato tu, revocalo dal calendario e cambia subito la password.',
  ],
  action: { label: 'Vai al calendario', url: calendarUrl },
});
