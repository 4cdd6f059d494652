import type { InboxOrder, InboxView, TicketKind } from '#domain/support/inbox.ts';
import { hello } from '#messages/mails/mails.ts';

export type DeskNews = 'opened' | 'written' | 'reopened';

const NEWS: Record<DeskNews, (subject: string) => string> = {
  opened: (subject) => `Nuovo ticket: ${subject}`,
  written: (subject) => `Nuovo messaggio: ${subject}`,
  reopened: (subject) => `Ticket riaperto: ${subject}`,
};

/** To whoever answers. */
export const deskMail = (news: DeskNews, name: string, subject: string, text: string, url: string) => ({
  subject: NEWS[news](subject),
  greeting: `${name} ha scritto all’assistenza.`,
  paragraphs: [text],
  action: { label: 'Apri il ticket', url },
});

/** To the person, in the product and as the subject of the mail. */
export const DESK_NOTICES = {
  answered: (subject: string, text: string) => ({ title: `Risposta al tuo ticket: ${subject}`, text: short(text) }),
  resolved: (subject: string, text: string) => ({
    title: `Ticket risolto: ${subject}`,
    text: short(text) || 'Se il problema non è risolto, scrivici nel ticket: si riapre.',
  }),
  reopened: (subject: string) => ({ title: `Ticket riaperto: ${subject}`, text: 'Ci stiamo lavorando di nuovo.' }),
} as const;

const SHORT_CHARS = 200;
const short = (text: string): string =>
  text.length > SHORT_CHARS ? `${text.slice(0, SHORT_CHARS - 1).trimEnd()}…` : text;

export const answerMail = (firstName: string, subject: string, text: string, url: string) => ({
  subject,
  greeting: hello(firstName),
  paragraphs: text ? [text] : ['abbiamo aggiornato il tuo ticket.'],
  action: { label: 'Apri la conversazione', url },
  notes: ['Per rispondere apri la conversazione su Bandolo: a questo messaggio automatico non si risponde.'],
});

export const visitorAnswerMail = (name: string, subject: string, text: string, url: string) => ({
  subject: `Risposta: ${subject}`,
  greeting: hello(name),
  paragraphs: [text],
  action: { label: 'Scrivici ancora', url },
  notes: ['Hai scritto dal modulo di contatto del sito. A questo messaggio automatico non si risponde.'],
});

export const TICKET_KIND_LABELS: Record<TicketKind, string> = {
  ticket: 'Ticket',
  contatto: 'Dal sito',
  attivazione: 'Attivazione',
};

export const INBOX_VIEW_LABELS: Record<InboxView, string> = {
  da_rispondere: 'Da rispondere',
  in_corso: 'In corso',
  mie: 'Assegnati a me',
  non_assegnate: 'Non assegnati',
  risolti: 'Risolti',
  tutti: 'Tutti',
};

export const INBOX_ORDER_LABELS: Record<InboxOrder, string> = {
  attesa: 'Attesa più lunga',
  recenti: 'Più recenti',
  priorita: 'Priorità',
};

export const SUPPORT_DESK = {
  title: 'Assistenza',
  lead: 'Ticket e richieste dal sito, con chi li segue e da quanto aspettano.',
  views: 'Quali ticket',
  filters: 'Filtri',
  search: 'Cerca per oggetto, testo, nome o e-mail',
  clear: 'Cancella la ricerca',
  priority: 'Priorità',
  anyPriority: 'Tutte le priorità',
  kind: 'Origine',
  anyKind: 'Tutte le origini',
  order: 'Ordine',
  queue: 'Ticket trovati',
  empty: 'Niente in questa vista',
  emptyText: 'Cambia vista o filtri per vedere gli altri ticket.',
  choose: 'Scegli un ticket dall’elenco',
  chooseText: 'Qui leggi la conversazione, rispondi e prendi note per i colleghi.',
  figures: {
    waiting: 'Da rispondere',
    open: 'In corso',
    firstAnswer: 'Prima risposta',
    resolution: 'Risoluzione',
    note: (days: number, count: number) =>
      count === 0 ? `nessun caso negli ultimi ${days} giorni` : `mediana su ${count}, ultimi ${days} giorni`,
  },
  noAccount: 'senza account: la risposta parte per e-mail',
  withAccount: 'con account: notifica ed e-mail',
  assignee: 'Assegnato a',
  nobody: 'Nessuno',
  status: 'Stato',
  opened: 'Aperto',
  firstAnswered: 'Prima risposta',
  resolved: 'Risolto',
  notYet: 'non ancora',
  answer: 'Risposta',
  writing: 'Che cosa scrivi',
  answerHint: 'Chi ha scritto la riceve subito.',
  canned: 'Inserisci una risposta pronta',
  send: 'Invia risposta',
  sendAndResolve: 'Invia e risolvi',
  note: 'Nota interna',
  noteHint: 'La leggono solo gli amministratori.',
  addNote: 'Aggiungi nota',
  answerTab: 'Rispondi',
  noteTab: 'Nota interna',
  sent: 'Risposta inviata',
  noted: 'Nota aggiunta',
  changed: 'Ticket aggiornato',
  bulk: {
    resolve: 'Segna risolti',
    reopen: 'Riapri',
    mine: 'Assegna a me',
    urgent: 'Priorità alta',
    done: (count: number) => (count === 1 ? '1 ticket aggiornato' : `${count} ticket aggiornati`),
    unchanged: 'Erano già così',
    undo: 'Annulla',
  },
  failed: 'Non siamo riusciti ad aggiornare il ticket',
  back: 'Torna all’elenco',
  manage: 'Risposte pronte',
  manageLead: 'Testi che tutti gli amministratori possono inserire in una risposta.',
  addCanned: 'Aggiungi',
  saveCanned: 'Salva',
  editCanned: (title: string) => `Modifica: ${title}`,
  removeCanned: (title: string) => `Elimina: ${title}`,
  cannedTitle: 'Titolo',
  cannedText: 'Testo',
  cannedSaved: 'Risposta pronta salvata',
  cannedRemoved: 'Risposta pronta eliminata',
  cannedFailed: 'Non siamo riusciti a salvare la risposta pronta',
  noCanned: 'Ancora nessuna risposta pronta.',
  cancel: 'Annulla',
  close: 'Chiudi',
  internal: 'Nota interna',
} as const;

/** "2 ore", "3 giorni": long times in their largest unit. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  if (minutes < 48 * 60) {
    const hours = Math.round(minutes / 60);
    return hours === 1 ? '1 ora' : `${hours} ore`;
  }
  return `${Math.round(minutes / 60 / 24)} giorni`;
}

export const INBOX_EXPORT = {
  fileName: 'assistenza',
  columns: [
    'Aperto',
    'Ultimo messaggio',
    'Oggetto',
    'Origine',
    'Nome',
    'E-mail',
    'Stato',
    'Priorità',
    'Assegnato a',
    'Prima risposta',
    'Risolto',
  ],
} as const;
