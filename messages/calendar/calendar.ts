import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { CalendarKind } from '#domain/calendar/kinds.ts';

/** What the server writes: into items, and into the files that other calendars read. */
export const CALENDAR_WHY = {
  own: 'Tuo',
  grant: (isSaved: boolean, isPrepared: boolean) =>
    [isSaved ? 'salvato' : null, isPrepared ? 'in preparazione' : null].filter(Boolean).join(' · '),
  award: 'dopo la concessione',
  client: 'in preparazione per un cliente',
  forClient: (client: string, grant: string) => (client ? `${client}: ${grant}` : grant),
  with: (name: string) => `con ${name}`,
  meeting: (name: string) => `Incontro con ${name}`,
  delivery: (name: string) => `Consegna concordata con ${name}`,
} as const;

const PREFIX: Record<CalendarKind, string | null> = {
  click_day: 'Click day',
  scadenza: 'Scadenza',
  apertura: 'Apertura',
  documento: 'Scade',
  adempimento: 'Da fare',
  appuntamento: null,
  proprio: null,
};

export const CALENDAR_FILE = {
  name: 'Bandolo',
  summary: (kind: CalendarKind, title: string) => (PREFIX[kind] ? `${PREFIX[kind]}: ${title}` : title),
  about: ({ detail, isOwn }: Pick<CalendarItem, 'detail' | 'isOwn'>, url: string | null) =>
    [detail, url, isOwn ? '' : 'Verifica sempre la data sulla fonte ufficiale.'].filter(Boolean).join('\n'),
} as const;
