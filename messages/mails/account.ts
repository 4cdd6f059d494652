import { hello } from './mails.ts';

/** The way back is the whole point of this mail. */
export const accountClosingMail = (firstName: string, day: string, url: string) => ({
  subject: 'Il tuo account verrà eliminato',
  greeting: hello(firstName),
  paragraphs: [
    `hai chiesto di eliminare il tuo account Bandolo. È già chiuso: nessuno lo vede e nessuno può entrare. Il ${day} cancelleremo per sempre dati e file.`,
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
