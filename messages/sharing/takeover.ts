import { integerText } from '#domain/numbers/write-number.ts';
import { TAKEOVER_DAYS } from '#domain/sharing/takeover.ts';
import { ofDay, onDay } from '#messages/articles.ts';

const counted = (count: number, one: string, many: string) => `${integerText(count)} ${count === 1 ? one : many}`;

/** On the consultant's side. */
export const OWNER_INVITATION = {
  invite: 'Invita il titolare',
  again: 'Invita di nuovo',
  title: (company: string) => `Invita il titolare di ${company}`,
  text: 'Riceve un link per prendere in carico l’azienda: domande, progetti e documenti diventano suoi. Tu continui a lavorarci con un incarico condiviso, che può chiudere quando vuole.',
  email: 'E-mail del titolare',
  send: 'Manda l’invito',
  cancel: 'Annulla',
  sent: (email: string) => `Invito mandato a ${email}`,
  failed: 'Non siamo riusciti a mandare l’invito',
  waiting: (email: string, day: string) => `Invito mandato a ${email} ${onDay(day)}`,
  ownAddress: 'È il tuo indirizzo: serve quello del titolare.',
} as const;

/** In a mail to an address that may be a stranger's, for what carries an address of its own. */
export const CONSULTANT = 'Un consulente';
export const COMPANY = 'la tua azienda';

export const ownerInvitationMail = (consultant: string, company: string, url: string) => ({
  subject: `${consultant} ti invita a prendere in carico ${company} su Bandolo`,
  greeting: 'Buongiorno,',
  paragraphs: [
    `${consultant} segue ${company} su Bandolo con il tuo mandato. Ora puoi avere l’azienda nel tuo account: le domande, i progetti e i documenti preparati finora diventano tuoi.`,
    `${consultant} continua a lavorarci con te. Decidi tu che cosa vede, e puoi togliere l’accesso in ogni momento.`,
  ],
  action: { label: 'Prendi in carico l’azienda', url },
  notes: [
    `Il link vale ${String(TAKEOVER_DAYS)} giorni e solo per questo indirizzo: entra, o registrati, con la stessa e-mail e riaprilo. Se non conosci chi scrive, ignora questo messaggio.`,
  ],
});

/** On the owner's side. */
export const TAKEOVER = {
  role: 'Titolare',
  title: 'Prendi in carico la tua azienda',
  loading: 'Leggo l’invito…',
  who: (consultant: string, day: string) => `${consultant} la segue con il tuo mandato ${ofDay(day)}.`,
  found: 'Che cosa trovi',
  data: 'i dati dell’azienda',
  applications: (count: number) => counted(count, 'candidatura', 'candidature'),
  projects: (count: number) => counted(count, 'progetto', 'progetti'),
  documents: (count: number) => counted(count, 'documento', 'documenti'),
  after: 'Che cosa succede',
  yours: 'L’azienda e tutto ciò che contiene diventano tuoi, e diventa l’azienda attiva.',
  keeps: (consultant: string) =>
    `${consultant} continua a lavorarci con un incarico condiviso: vede l’azienda, le candidature e i documenti di oggi, e ogni suo atto porta il suo nome.`,
  withdraw: 'In «Le mie richieste» vedi chi ha aperto che cosa e togli l’accesso quando vuoi: vale da subito.',
  take: 'Prendi in carico l’azienda',
  taken: (company: string) => `${company} ora è nel tuo account`,
  already: 'L’hai già presa in carico: è tra le tue aziende.',
  toCompanies: 'Vai alle tue aziende',
  failed: 'Non siamo riusciti a prendere in carico l’azienda',
  unread: 'Non riusciamo a leggere l’invito',
  retry: 'Riprova',
  invalid: 'Questo invito non vale',
  invalidText:
    'È scaduto, è stato sostituito da uno più recente, oppure è per un altro indirizzo e-mail: entra con l’account d’impresa a cui è arrivato, o chiedi al consulente un invito nuovo.',
} as const;

/** The consultancy that goes on where the mandate ends. */
export const mandatedDescription = (consultant: string, day: string) =>
  `Incarico nato dal mandato ${ofDay(day)}: ${consultant} seguiva l’azienda prima che il titolare avesse un account.`;

/** To the new owner: whom the consultant had let into the applications is out, and can be invited again. */
export const guestsEndedNotice = (company: string, guests: readonly string[]) => ({
  title: `Chi lavorava alle candidature di ${company}`,
  text: `${guests.join(', ')}: ${guests.length === 1 ? 'l’accesso dato' : 'gli accessi dati'} dal consulente ${guests.length === 1 ? 'è finito' : 'sono finiti'} con la presa in carico. Se ti serve, invita di nuovo dalla candidatura.`,
});

export const takenOverNotice = (owner: string, company: string) => ({
  title: `${owner} ha preso in carico ${company}`,
  text: 'L’azienda ora è sua. Continui a lavorarci: quello che avevi preparato è condiviso con te.',
});
