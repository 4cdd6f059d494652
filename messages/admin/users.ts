import { numberText } from '#domain/numbers/write-number.ts';
import type { DataRequestKind, UserAction } from '#domain/admin/users.ts';
import type { UserFilterKind, UserState } from '#domain/admin/user-search.ts';
import { onDay } from '#messages/articles.ts';

export const USER_TYPE_LABELS: Record<UserFilterKind, string> = {
  business_user: 'Impresa',
  consultant: 'Consulente',
  incompleto: 'Registrazione da completare',
};

export const USER_STATE_LABELS: Record<UserState, string> = {
  attivi: 'Attivi',
  non_verificati: 'E-mail da verificare',
  bloccati: 'Bloccati',
  in_chiusura: 'In chiusura',
  amministratori: 'Amministratori',
};

/** The one word that matters most of an account. */
export function userStateText(user: {
  lockedAt: string | null;
  eraseAfter: string | null;
  isVerified: boolean;
}): string {
  if (user.eraseAfter) return 'In chiusura';
  if (user.lockedAt) return 'Bloccato';
  return user.isVerified ? 'Attivo' : 'Da verificare';
}

export const USERS_EXPORT = {
  fileName: 'utenti',
  columns: ['Cognome', 'Nome', 'E-mail', 'Tipo', 'Stato', 'Iscritto il', 'Ultimo accesso'],
} as const;

export const USER_ACTION_PROBLEMS = {
  reasonMissing: 'Scrivi il motivo del blocco.',
  oneself: 'Non puoi farlo sul tuo account.',
} as const;

export const USER_ACTION_LABELS: Record<UserAction, string> = {
  blocca: 'Blocca',
  sblocca: 'Sblocca',
  verifica: 'Segna l’e-mail come verificata',
  togli_verifica: 'Togli la verifica',
  disconnetti: 'Disconnetti ovunque',
  nomina_admin: 'Rendi amministratore',
  togli_admin: 'Togli da amministratore',
};

const accounts = (count: number) => (count === 1 ? '1 account' : `${numberText(count)} account`);
export const USER_ACTION_DONE: Record<UserAction, (count: number) => string> = {
  blocca: (count) => `${accounts(count)}: blocco attivo`,
  sblocca: (count) => `${accounts(count)}: blocco tolto`,
  verifica: (count) => `${accounts(count)}: e-mail verificata`,
  togli_verifica: (count) => `${accounts(count)}: verifica tolta`,
  disconnetti: (count) => `${accounts(count)}: sessioni chiuse`,
  nomina_admin: (count) => `${accounts(count)}: ora amministra`,
  togli_admin: (count) => `${accounts(count)}: non amministra più`,
};

export const DATA_REQUEST_LABELS: Record<DataRequestKind, string> = {
  accesso: 'Copia dei dati',
  cancellazione: 'Cancellazione',
};

export const USERS = {
  title: 'Utenti',
  lead: (total: number) => `${accounts(total)}. Si guarda e si decide, non si entra mai al posto di qualcuno.`,
  caption: 'Account',
  filters: 'Filtri degli utenti',
  search: 'Nome, e-mail o codice',
  clear: 'Cancella la ricerca',
  kind: 'Tipo',
  anyKind: 'Tutti i tipi',
  state: 'Stato',
  anyState: 'Tutti gli stati',
  name: 'Nome',
  email: 'E-mail',
  since: 'Iscritto',
  seen: 'Ultimo accesso',
  never: 'mai',
  admin: 'Amministratore',
  empty: 'Nessun account',
  emptyText: 'Con questi filtri non c’è nessuno.',
  undo: 'Annulla',
  unchanged: 'Non è cambiato niente: era già così.',
  failed: 'Non è stato possibile',
  cancel: 'Lascia così',
  close: 'Chiudi',
  lockTitle: (count: number) => `Bloccare ${accounts(count)}?`,
  lockText: 'Chi è bloccato esce da ogni dispositivo e non può più entrare finché non lo sblocchi.',
  lockReason: 'Motivo, visibile solo all’amministrazione',
  outTitle: (count: number) => `Disconnettere ${accounts(count)}?`,
  outText: 'Le sessioni aperte si chiudono su ogni dispositivo. Si può rientrare subito con la password.',
  adminTitle: 'Cambiare chi amministra?',
  adminText: 'Chi amministra vede gli account e cambia il catalogo. La scelta resta nel registro.',
  more: 'Altre azioni',
} as const;

export const USER_DETAIL = {
  back: 'Utenti',
  audited: 'Hai aperto questo account: resta scritto nel registro.',
  data: 'Dati dell’account',
  phone: 'Telefono',
  method: 'Registrazione',
  methods: { email: 'E-mail e password', google: 'Google', facebook: 'Facebook' } as Record<string, string>,
  locked: (when: string, reason: string) => `Bloccato ${onDay(when)}. ${reason}`,
  closing: (when: string) => `Ha chiuso l’account: i dati si cancellano ${onDay(when)}.`,
  use: 'Che cosa usa',
  counts: {
    companies: 'Aziende',
    savedGrants: 'Bandi salvati',
    applications: 'Candidature',
    sentApplications: 'Candidature inviate',
    consultancies: 'Consulenze',
    tickets: 'Ticket',
    assistantToday: 'Richieste a Filo oggi',
  },
  quota: (used: number, all: number) => `${numberText(used)} su ${numberText(all)}`,
  companies: 'Aziende',
  devices: 'Sessioni aperte',
  noDevices: 'Nessuna sessione aperta.',
  deviceSeen: (when: string) => `usata ${when}`,
  log: 'Che cosa è stato fatto su questo account',
  openLog: 'Apri il registro di questo account',
  requests: 'Richieste sui dati',
  requestsText:
    'Chi scrive per avere una copia dei dati o la cancellazione ha diritto a una risposta entro il termine.',
  noRequests: 'Nessuna richiesta.',
  kind: 'Che cosa chiede',
  received: 'Ricevuta il',
  register: 'Registra la richiesta',
  registered: 'Richiesta registrata',
  due: (day: string) => `da evadere entro ${onDay(day)}`,
  late: (day: string) => `scaduta ${onDay(day)}`,
  handled: (day: string) => `evasa ${onDay(day)}`,
  export: 'Scarica i dati',
  erase: 'Avvia la cancellazione',
  eraseTitle: 'Avviare la cancellazione?',
  eraseText:
    'L’account si chiude subito. La persona riceve una mail con il link per tenerlo; passato il termine dati e file si cancellano per sempre.',
  markHandled: 'Segna come evasa',
  done: 'Richiesta evasa',
} as const;

export const DATA_REQUESTS = {
  title: 'Richieste sui dati',
  lead: 'Copie e cancellazioni chieste dalle persone, con il termine per rispondere.',
  caption: 'Richieste sui dati',
  who: 'Chi',
  what: 'Che cosa chiede',
  received: 'Ricevuta',
  due: 'Termine',
  state: 'Stato',
  gone: 'Account cancellato',
  open: 'Da evadere',
  late: 'Scaduta',
  handled: 'Evasa',
  byPerson: 'Dal profilo',
  automatic: 'Cancellazione automatica',
  empty: 'Nessuna richiesta',
  emptyText: 'Nessuno ha chiesto copie o cancellazioni.',
} as const;
