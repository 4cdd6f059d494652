import { onDay, untilDay } from '#messages/articles.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { ChangeKind } from '#domain/grants/versions.ts';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';

export const NOTIFICATION_KIND_LABELS: Record<NotificationKind, string> = {
  scadenza: 'Scadenze',
  modifica_bando: 'Modifiche ai bandi',
  nuovi_bandi: 'Nuovi bandi',
  candidatura: 'Candidature',
  consulenza: 'Consulenze',
  messaggio: 'Messaggi',
  assistenza: 'Assistenza',
  account: 'Account',
};

export const NOTIFICATIONS = {
  title: 'Notifiche',
  lead: (unread: number) =>
    unread === 0 ? 'Le hai lette tutte.' : unread === 1 ? 'Una da leggere.' : `${unread} da leggere.`,
  leadOfNone: 'Qui arrivano scadenze, modifiche ai bandi, messaggi e risposte.',
  views: 'Quali notifiche',
  all: 'Tutte',
  unreadOnly: 'Da leggere',
  kinds: 'Argomento',
  anyKind: 'Tutti gli argomenti',
  list: 'Elenco delle notifiche',
  unread: 'Da leggere',
  open: (title: string) => `Apri: ${title}`,
  markRead: (title: string) => `Segna come letta: ${title}`,
  markUnread: (title: string) => `Segna come da leggere: ${title}`,
  readAll: 'Segna tutte come lette',
  nothingToRead: 'Non c’è niente da leggere',
  undo: 'Annulla',
  seeAll: 'Vedi tutte',
  bell: (unread: number) => (unread === 0 ? 'Notifiche' : `Notifiche, ${unread} da leggere`),
  allRead: (count: number) =>
    count === 1 ? 'Una notifica segnata come letta' : `${count} notifiche segnate come lette`,
  markedRead: 'Segnata come letta',
  markedUnread: 'Segnata come da leggere',
  failed: 'Non siamo riusciti ad aggiornare le notifiche',
  loading: 'Carico le notifiche',
  loadFailed: 'Non siamo riusciti a caricare le notifiche',
  empty: {
    title: 'Ancora nessuna notifica',
    body: 'Per ogni bando salvato ti avvisiamo 30, 14, 7, 3 giorni e un giorno prima della scadenza, e quando il bando cambia.',
    action: 'Cerca bandi da salvare',
  },
  nothingUnread: {
    title: 'Niente da leggere',
    body: 'Hai letto tutte le notifiche.',
    action: 'Vedi tutte le notifiche',
  },
  nothingOfKind: { title: 'Nessuna notifica su questo argomento', action: 'Vedi tutti gli argomenti' },
  none: 'Ancora nessuna notifica.',
  noneHint: 'Per ogni bando salvato ti avvisiamo delle sue scadenze e dei suoi cambiamenti.',
} as const;

type Moment = { day: string; time: string | null };
/** "31 gennaio 2027, ore 12:00". */
export const momentWords = ({ day, time }: Moment): string => `${longDayText(day)}${time ? `, ore ${time}` : ''}`;

type ChangedGrant = {
  name: string;
  closesOn: string | null;
  closesAt: string | null;
  opensOn: string | null;
  opensAt: string | null;
};

/** The strongest change in the title; what to do in the text. */
export function changeNotice(kind: ChangeKind, { name, closesOn, closesAt, opensOn, opensAt }: ChangedGrant) {
  const until = closesOn ? momentWords({ day: closesOn, time: closesAt }) : null;
  switch (kind) {
    case 'proroga':
      return { title: `${name}: scadenza prorogata`, text: until ? `C’è tempo ${untilDay(until)}.` : SEE_VERSIONS };
    case 'chiusura_anticipata':
      return { title: `${name} chiude prima del previsto`, text: until ? `Ultimo giorno: ${until}.` : SEE_VERSIONS };
    case 'chiusura':
      return { title: `${name} è chiuso`, text: 'Le domande non sono più accettate. Guarda i bandi simili.' };
    case 'riapertura':
      return { title: `${name} è di nuovo aperto`, text: until ? `Domande ${untilDay(until)}.` : SEE_VERSIONS };
    case 'sospensione':
      return { title: `${name} è sospeso`, text: 'Per ora le domande non sono accettate.' };
    case 'apertura_spostata':
      return {
        title: `${name}: cambia l’apertura`,
        text: opensOn ? `Le domande si aprono ${onDay(momentWords({ day: opensOn, time: opensAt }))}.` : SEE_VERSIONS,
      };
    case 'importi':
      return { title: `${name}: cambiano gli importi`, text: SEE_VERSIONS };
    case 'requisiti':
      return { title: `${name}: cambiano i requisiti`, text: 'Controlla se la tua azienda può ancora chiederlo.' };
    case 'rettifica':
      return { title: `${name} è stato corretto`, text: SEE_VERSIONS };
  }
}
const SEE_VERSIONS = 'Guarda che cosa è cambiato nella scheda del bando.';

const NAMED = 3;

export const newGrantsNotice = (search: string, grants: readonly string[]) => ({
  title: grants.length === 1 ? `Un nuovo bando per «${search}»` : `${grants.length} nuovi bandi per «${search}»`,
  text: `${grants.slice(0, NAMED).join(' · ')}${grants.length > NAMED ? ` e altri ${grants.length - NAMED}` : ''}`,
});
