import { integerText } from '#domain/numbers/write-number.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { onDay } from '#messages/articles.ts';

/** Of a client, in two words. */
export const STANDING_LABELS: Record<Verdict, string> = {
  ammissibile: 'Può chiederlo',
  da_verificare: 'Da verificare',
  non_ammissibile: 'Non può',
};

const people = (count: number) => (count === 1 ? '1 cliente' : `${integerText(count)} clienti`);

export const WHO_CAN = {
  title: 'Chi dei miei clienti può chiedere questo bando?',
  summary: (able: number, open: number, all: number) =>
    `${integerText(able)} su ${integerText(all)} ${able === 1 ? 'può' : 'possono'} chiederlo${open > 0 ? `, ${integerText(open)} da verificare` : ''}`,
  none: 'Quando hai dei clienti vedi qui chi può chiedere il bando.',
  choose: (name: string) => `Scegli ${name}`,
  write: (count: number) => (count === 0 ? 'Scrivi ai clienti scelti' : `Scrivi a ${people(count)}`),
  pick: 'Scegli almeno un cliente',
  pickAble: (count: number) =>
    count === 1 ? 'Scegli chi può chiederlo' : `Scegli i ${integerText(count)} che possono`,
  loading: 'Guardo i requisiti cliente per cliente…',
  unread: 'Non riusciamo a leggere i tuoi clienti',
  retry: 'Riprova',
  to: (names: readonly string[]) => `Destinatari: ${names.join(', ')}.`,
  card: 'Scheda cliente',
  text: 'Messaggio',
  hint: 'Parte una mail per ciascun cliente, con il tuo nome e il link al bando.',
  proposal: (grant: string) =>
    `ti scrivo per il bando "${grant}": dai dati che ho, la tua azienda può chiederlo. Se ti interessa, rispondimi e prepariamo insieme la domanda.`,
  /** Where not all of them can ask for it, nobody is told that they can. */
  openProposal: (grant: string) =>
    `ti scrivo per il bando "${grant}": prima di decidere c’è qualche requisito da verificare insieme. Se ti interessa, rispondimi e lo guardiamo.`,
  send: 'Invia',
  cancel: 'Annulla',
  sent: (count: number) => (count === 1 ? '1 mail inviata' : `${integerText(count)} mail inviate`),
  failed: 'Non siamo riusciti a inviare le mail',
  tooMany: 'Hai già scritto a molti clienti oggi: riprova domani',
  note: 'Informazione, non consulenza: sui dati che ogni azienda ha oggi.',
  sentOn: (day: string) => `Inviata ${onDay(day)}`,
} as const;

export function clientGrantMail(
  name: string,
  consultant: string,
  replyTo: string,
  company: string,
  grant: string,
  text: string,
  url: string,
) {
  return {
    subject: `${consultant}: ${grant}, per ${company}`,
    greeting: name ? `Ciao ${name},` : 'Buongiorno,',
    paragraphs: [...text.split(/\n{2,}/), consultant],
    action: { label: 'Leggi il bando', url },
    notes: [`Te lo scrive ${consultant}, che segue ${company}. Per rispondere: ${replyTo}`],
  };
}

export const PORTFOLIO_TABLE = {
  title: 'Clienti e scadenze',
  toDo: 'Solo da fare',
  export: 'Esporta',
  exportName: 'Clienti e scadenze.csv',
  nothingToDo: 'Niente da fare: nessuna domanda in preparazione e niente da verificare.',
  exportHead: { client: 'Cliente', place: 'Sede', kind: 'Come' },
  client: 'Cliente',
  caption: 'I clienti, e per ciascun bando aperto che segui a che punto sono',
  rolling: 'A sportello',
  days: (count: number) => (count === 0 ? 'oggi' : count === 1 ? 'domani' : `tra ${integerText(count)} giorni`),
  empty: 'Salva i bandi che segui: qui vedi quale cliente può chiederli, e entro quando.',
  noClients: 'Aggiungi un cliente, o accetta una richiesta: qui vedi che cosa può chiedere.',
  search: 'Cerca bandi',
  add: 'Nuovo cliente',
  whoCan: 'Chi può ancora chiederlo',
  writeTo: (count: number) => `Scrivi a ${integerText(count)}`,
  nobody: 'nessuno',
  canAsk: (count: number) => (count === 1 ? 'può chiederlo' : 'possono chiederlo'),
  more: (count: number) => `+${integerText(count)}`,
  others: (open: number, no: number) =>
    [
      open > 0 && `${integerText(open)} da verificare`,
      no > 0 && `${integerText(no)} ${no === 1 ? 'non può' : 'non possono'}`,
    ]
      .filter(Boolean)
      .join(', '),
} as const;
