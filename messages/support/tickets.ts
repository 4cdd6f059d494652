import type { DeskState } from '#domain/support/desk-hours.ts';
import type { TicketPriority } from '#domain/support/priorities.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { onDay } from '#messages/articles.ts';

/** Exactly these three (SUP-2). */
export const ticketStatusLabel = (status: string): string =>
  status === 'in_corso' ? 'In Corso' : status === 'risolto' ? 'Risolto' : 'Sconosciuto';

export const PRIORITY_LABELS: Record<TicketPriority, string> = { alta: 'Alta', media: 'Media', bassa: 'Bassa' };

/** The desk sees at once that somebody waits, and for what. */
function chatSubject(first: string): string {
  const line = first.trim().replaceAll(/\s+/g, ' ');
  return `Chat: ${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}`;
}

export const SUPPORT = {
  title: 'Supporto',
  lead: 'Scegli come farti aiutare. Quello che scrivi resta qui, con le risposte.',
  back: 'Torna alla dashboard',
  contacts: 'Come contattarci',
  contactsOpen: 'Apri il ticket',
  filo: {
    title: 'Chat con Filo',
    text: 'Risponde subito, a ogni ora, su bandi, requisiti e uso di Bandolo.',
    action: 'Apri la chat',
  },
  chat: {
    title: 'Chat con l’assistenza',
    text: 'Ora c’è qualcuno: scrivi e ti rispondiamo qui. Se chiudi la pagina, la conversazione resta tra i tuoi ticket.',
    action: 'Inizia la chat',
    first: 'Come possiamo aiutarti?',
    send: 'Invia',
    close: 'Chiudi',
    subject: chatSubject,
    failed: 'La chat non è partita',
    live: 'L’assistenza è aperta: le risposte arrivano qui da sole.',
  },
  ticket: {
    title: 'Ticket all’assistenza',
    open: 'Ora c’è qualcuno: di solito rispondiamo in giornata.',
    closed: 'Scrivi adesso: rispondiamo alla riapertura.',
    action: 'Scrivi un ticket',
  },
  email: { title: 'E-mail', text: 'Se preferisci la posta, scrivici a' },
  phone: { title: 'Telefono', text: 'Negli orari di apertura:' },
  hoursTitle: 'Orari di apertura',
  hours: [
    { days: 'Lunedì – venerdì', time: '9:00–18:00' },
    { days: 'Sabato', time: '9:00–13:00' },
    { days: 'Domenica', time: 'chiuso' },
  ],
  holidays: 'Chiusi nei giorni festivi. Ora di Roma.',
  openNow: 'Aperto ora',
  closedNow: 'Chiuso',
  form: {
    title: 'Nuovo ticket',
    subject: 'Oggetto',
    description: 'Descrizione',
    descriptionHint: 'Che cosa volevi fare, che cosa è successo, su quale pagina.',
    priority: 'Priorità',
    priorityHint: 'Alta: una scadenza vicina o non riesci a lavorare.',
    attachment: 'Allegato (facoltativo)',
    attachmentHint: 'PDF, DOCX, TXT o immagine, fino a 10 MB.',
    choose: 'Scegli un file',
    drop: 'o trascinalo qui',
    remove: (name: string) => `Togli ${name}`,
    progress: (name: string) => `Invio di ${name}`,
    refused: 'Il file deve essere PDF, DOCX, TXT, JPG o PNG, fino a 10 MB.',
    send: 'Invia ticket',
    sent: 'Ticket inviato',
    sentText: 'Lo trovi tra i tuoi ticket: ti avvisiamo qui e per e-mail quando rispondiamo.',
    failed: 'Il ticket non è partito',
    draft: 'Abbiamo ripreso il testo che non avevi ancora inviato.',
  },
  list: {
    title: 'I tuoi ticket',
    empty: 'Non hai ancora aperto nessun ticket',
    emptyText: 'Quando ne apri uno, lo ritrovi qui con le risposte.',
    answered: 'Ti abbiamo risposto',
    waiting: 'In attesa di risposta',
    opened: (day: string) => `aperto ${onDay(day)}`,
    updated: (day: string) => `ultimo aggiornamento ${day}`,
  },
  conversation: {
    back: 'Torna al supporto',
    you: 'Tu',
    desk: 'Assistenza Bandolo',
    deskNamed: (name: string) => `${name}, assistenza Bandolo`,
    label: 'Conversazione',
    resolvedEvent: 'Ticket segnato come risolto',
    reopenedEvent: 'Ticket riaperto',
    write: 'Scrivi un messaggio',
    reopen: 'Il problema non è risolto? Scrivi che cosa manca',
    send: 'Invia',
    reopenAndSend: 'Riapri il ticket',
    sent: 'Messaggio inviato',
    reopened: 'Ticket riaperto',
    failed: 'Il messaggio non è partito',
    resolve: 'Segna come risolto',
    resolved: 'Ticket risolto',
    resolveFailed: 'Non siamo riusciti a chiudere il ticket',
    reference: (id: string) => `Riferimento ${id.slice(0, 8).toUpperCase()}`,
    notFound: 'Ticket non trovato',
    notFoundText: 'Può essere stato aperto con un altro account.',
  },
} as const;

/** "Aperto ora, fino alle 18:00" or when it opens again. */
export function deskStateText(state: DeskState): string {
  if (state.isOpen) return `fino alle ${hour(state.until)}`;
  const when = state.isToday ? 'oggi' : onDay(longDayText(state.opensOn));
  return `${state.isHoliday ? 'oggi è festivo, ' : ''}riapriamo ${when} alle ${hour(state.opensAt)}`;
}
const hour = (time: string): string => time.replace(/^0/, '');
