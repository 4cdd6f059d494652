import type { Priority } from '#domain/sharing/consultant-dashboard.ts';
import type { WeekKind } from '#domain/sharing/week.ts';
import { integerText } from '#domain/numbers/write-number.ts';
import { onDay } from '#messages/articles.ts';

export const PRIORITY_LABELS: Record<Priority, string> = {
  alta: 'Priorità alta',
  media: 'Priorità media',
  bassa: 'Priorità bassa',
};

/** What a day of the week asks for. */
export const WEEK_LABELS: Record<WeekKind, string> = {
  bando: 'Chiude il bando',
  consegna: 'Consegna',
  incontro: 'Incontro',
  compito: 'Da fare',
  documento: 'Aspetti dal cliente',
};

const docs = (count: number) => (count === 1 ? 'manca 1 documento' : `mancano ${integerText(count)} documenti`);

/** What happened to a consultancy, in a word that fits both sides. */
export const UPDATE_LABELS: Record<string, string> = {
  richiesta: 'nuova richiesta',
  ritirata: 'richiesta ritirata',
  rifiutata: 'richiesta rifiutata',
  liberata: 'richiesta tornata libera',
  accettata: 'incarico iniziato',
  presa_in_carico: 'azienda presa in carico dal titolare',
  preventivo: 'preventivo inviato',
  preventivo_accettato: 'preventivo accettato',
  preventivo_rifiutato: 'preventivo non accettato',
  compito: 'nuovo compito',
  condivisa: 'qualcosa di nuovo è condiviso',
  revocata: 'una condivisione è finita',
  completata: 'incarico chiuso',
  recensione: 'nuova recensione',
};

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
/** "2026-11" in three letters. */
export const monthName = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? month;

export const DAY_WORDS = {
  requests: 'Richieste',
  week: 'Scadenze della settimana',
  weekTo: (day: string) => `Da oggi a ${day}, di tutti i clienti.`,
  weekEmpty: 'Niente scade nei prossimi sette giorni.',
  calendar: 'Calendario',
  today: 'Oggi',
  tomorrow: 'Domani',
  ok: 'Tutto in ordine',
  nextDetail: (name: string, missing: number) => (missing > 0 ? `${name}, ${docs(missing)}` : name),
  open: 'Apri la pratica',
  waiting: (count: number) => (count === 1 ? '1 richiesta aspetta' : `${integerText(count)} richieste aspettano`),
  firstRelease: (hours: number) =>
    hours === 0
      ? 'la prima torna libera a momenti'
      : hours === 1
        ? 'la prima torna libera tra un’ora'
        : `la prima torna libera tra ${integerText(hours)} ore`,
  lateTasks: (count: number) =>
    count === 1 ? '1 cosa da fare è in ritardo' : `${integerText(count)} cose da fare sono in ritardo`,
  activeClients: 'Clienti attivi',
  mandated: (count: number) => `${integerText(count)} con mandato`,
  watched: 'Bandi seguiti',
  submitted: 'Domande presentate',
  success: 'Successo',
  successOf: (granted: number, all: number) => `${integerText(granted)} concesse su ${integerText(all)}`,
  revenue: 'Ricavi del mese',
  tasks: 'Da fare',
  add: 'Aggiungi',
  addTitle: 'Nuova cosa da fare',
  added: 'Aggiunto alle cose da fare',
  cancel: 'Annulla',
  taskTitle: 'Che cosa',
  taskClient: 'Per chi',
  pickClient: 'Scegli l’incarico',
  taskDue: 'Entro il (facoltativo)',
  noTasks: 'Niente da fare: i compiti degli incarichi arrivano qui.',
  late: (days: number) => (days === 1 ? 'in ritardo di 1 giorno' : `in ritardo di ${integerText(days)} giorni`),
  due: (day: string) => `entro ${onDay(day)}`,
  dueToday: 'entro oggi',
  done: 'Fatto',
  undo: 'Annulla',
  failed: 'Non siamo riusciti a salvare',
  clients: 'Clienti',
  running: 'Incarichi in corso',
  noClients: 'Nessun cliente attivo',
  noClientsText: 'Gli incarichi accettati arrivano qui.',
  urgency: (word: string) => `urgenza ${word}`,
  missing: docs,
  unread: (count: number) => (count === 1 ? '1 messaggio nuovo' : `${integerText(count)} messaggi nuovi`),
  progress: (percent: number) => `Avanzamento ${integerText(percent)}%`,
  manage: 'Gestisci',
  noRequests: 'Nessuna richiesta in attesa.',
  contacts: 'Ultimi contatti',
  noContacts: 'Ancora nessun contatto.',
  said: (name: string, words: string) => `${name}: ${words}`,
  revenues: 'Ricavi',
  thisMonth: 'questo mese',
  monthColumns: ['Mese', 'Ricavi in euro'],
  revenuesText: 'Compensi degli incarichi chiusi, per mese.',
} as const;
