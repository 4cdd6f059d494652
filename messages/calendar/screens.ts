import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { CalendarKind, CalendarView } from '#domain/calendar/kinds.ts';
import { onDay } from '#messages/articles.ts';
import { dayName } from './days.ts';

export const KIND_WORDS: Record<CalendarKind, string> = {
  click_day: 'Click day',
  scadenza: 'Scadenza',
  apertura: 'Apertura',
  documento: 'Documento',
  adempimento: 'Adempimento',
  appuntamento: 'Appuntamento',
  proprio: 'Tuo',
};

export const VIEW_WORDS: Record<CalendarView, string> = { mese: 'Mese', settimana: 'Settimana', elenco: 'Elenco' };

export const CALENDAR = {
  title: 'Calendario',
  view: 'Vista',
  previous: { mese: 'Mese precedente', settimana: 'Settimana precedente', elenco: 'Mese precedente' },
  next: { mese: 'Mese successivo', settimana: 'Settimana successiva', elenco: 'Mese successivo' },
  today: 'Oggi',
  todayIs: (day: string) => `oggi, ${day}`,
  newEvent: 'Nuovo evento',
  year: 'I prossimi dodici mesi',
  monthLink: (month: string, count: number) =>
    `${month}: ${count === 0 ? 'nessuna data' : count === 1 ? 'una data' : `${String(count)} date`}`,
  dayLabel: (day: string, count: number) =>
    count === 0 ? dayName(day) : `${dayName(day)}, ${count === 1 ? 'un evento' : `${String(count)} eventi`}`,
  more: (count: number) => (count === 1 ? 'un altro' : `altri ${String(count)}`),
  keys: 'Frecce per i giorni, Pag Su e Pag Giù per i mesi, Invio apre il giorno, N crea un evento.',
  legend: 'Che cosa significano i simboli',
  allDay: 'Tutto il giorno',
  thisWeek: 'Questa settimana',
  until: (day: string) => `fino a ${day}`,
  noneThisMonth: 'Nessuna data in questo mese',
  nextOne: 'La prossima',
  none: {
    title: 'Il calendario è vuoto',
    body: 'Salva un bando e qui trovi apertura e scadenza. Puoi anche aggiungere eventi tuoi.',
    action: 'Cerca bandi da salvare',
  },
  nothingOn: 'Niente in questo giorno.',
  loadFailed: 'Non siamo riusciti a caricare il calendario',
  close: 'Chiudi',
} as const;

/** What happens on the day, in the chip of a cell. */
export const chipText = ({ kind, title, time }: CalendarItem): string => {
  const at = time ? `${time} ` : '';
  if (kind === 'click_day' || kind === 'apertura') return `${at}Apre ${title}`;
  if (kind === 'scadenza') return `${at}Scade ${title}`;
  return `${at}${title}`;
};

export const ITEM = {
  days: (left: number) => (left === 1 ? 'giorno' : 'giorni'),
  then: ({ kind, time }: Pick<CalendarItem, 'kind' | 'time'>): string => {
    const at = time ? ` alle ${time}` : '';
    switch (kind) {
      case 'click_day':
        return time ? `poi si parte alle ${time} in punto` : 'poi si parte';
      case 'apertura':
        return `poi si apre${at}`;
      case 'scadenza':
        return time ? `poi si chiude alle ${time}` : 'poi si chiude a fine giornata';
      default:
        return `poi${at || ' è il giorno'}`;
    }
  },
  hours: (hours: number, minutes: number) =>
    hours === 0 ? `${String(minutes)} min` : `${String(hours)} h ${String(minutes).padStart(2, '0')} min`,
  todayAt: (time: string | null) => (time ? `Oggi alle ${time}` : 'Oggi'),
  past: 'Data passata',
  ready: (done: number, total: number) => `Pronti ${String(done)} su ${String(total)}`,
  readyMeter: 'Sezioni complete della candidatura',
  finish: 'Finisci',
  isMissing: 'Manca',
  isDone: 'Completa',
  prepare: 'Completa la preparazione',
  open: {
    click_day: 'Apri la scheda',
    scadenza: 'Apri la scheda',
    apertura: 'Apri la scheda',
    documento: 'Apri il documento',
    adempimento: 'Apri la candidatura',
    appuntamento: 'Apri la consulenza',
    proprio: 'Apri',
  } satisfies Record<CalendarKind, string>,
  download: 'Scarica .ics',
  edit: 'Modifica',
  move: 'Sposta',
  remove: 'Elimina',
  told: {
    scadenza: 'Ti avvisiamo 30, 14, 7, 3 giorni e un giorno prima. La data è del bando: non si sposta.',
    click_day: 'Ti avvisiamo 30, 14, 7, 3 giorni, un giorno e un’ora prima. La data è del bando: non si sposta.',
    apertura: 'Ti avvisiamo 30, 14, 7, 3 giorni e un giorno prima. La data è del bando: non si sposta.',
  } as Partial<Record<CalendarKind, string>>,
} as const;

export const EVENT_FORM = {
  create: 'Nuovo evento',
  edit: 'Modifica l’evento',
  move: 'Sposta l’evento',
  title: 'Titolo',
  day: 'Giorno',
  time: 'Dalle',
  timeHint: 'Senza ora vale tutto il giorno.',
  endTime: 'Alle',
  note: 'Note',
  noteCount: (length: number, max = 0) => `${String(length)} di ${String(max)} caratteri`,
  cancel: 'Annulla',
  save: 'Salva',
  created: 'Evento creato',
  changed: 'Evento aggiornato',
  moved: (title: string, day: string) => `${title} spostato a ${dayName(day)}`,
  removed: (title: string) => `${title} eliminato`,
  undo: 'Annulla',
  undone: 'Com’era prima',
  createFailed: 'Non siamo riusciti a creare l’evento',
  changeFailed: 'Non siamo riusciti a cambiare l’evento',
} as const;

export const FEED = {
  title: 'Il calendario nel tuo telefono',
  none: 'Segui queste date da Google Calendar, Outlook o dal telefono, con un indirizzo privato che puoi revocare.',
  open: 'Crea l’indirizzo privato',
  neverRead: 'Indirizzo privato, ancora mai letto: incollalo nel tuo calendario.',
  read: (when: string, reader: string | null) =>
    `Indirizzo privato, letto ${when}${reader ? ` da ${reader}` : ' da un altro calendario'}.`,
  todayAt: (time: string) => `oggi alle ${time}`,
  on: onDay,
  address: 'Indirizzo del calendario',
  copy: 'Copia l’indirizzo',
  copied: 'Indirizzo copiato',
  copyFailed: 'Il browser non ha permesso la copia: seleziona l’indirizzo e copialo tu.',
  revoke: 'Revoca',
  revoked: 'Indirizzo revocato: chi lo usava non legge più niente',
  opened: 'Indirizzo creato',
  failed: 'Non siamo riusciti a cambiare l’indirizzo',
} as const;
