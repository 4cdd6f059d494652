import type { CalendarItem } from './calendar-item.ts';

/** What a day can hold; each has its icon and its word. */
export const CALENDAR_KINDS = [
  'click_day',
  'scadenza',
  'apertura',
  'documento',
  'adempimento',
  'appuntamento',
  'proprio',
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_VIEWS = ['mese', 'settimana', 'elenco'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Deadlines that cost money hang on the thread. */
const KNOTTED: readonly CalendarKind[] = ['click_day', 'scadenza', 'apertura', 'documento', 'adempimento'];
export const hasKnot = ({ kind }: Pick<CalendarItem, 'kind'>): boolean => KNOTTED.includes(kind);

/** By day, then the whole-day ones first, then by the clock. */
export function inOrder(items: readonly CalendarItem[]): CalendarItem[] {
  const key = ({ day, time, kind, title }: CalendarItem) =>
    `${day} ${time ?? '--:--'} ${String(CALENDAR_KINDS.indexOf(kind))} ${title}`;
  return [...items].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
