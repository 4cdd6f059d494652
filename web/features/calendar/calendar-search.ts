import { CALENDAR_VIEWS, type CalendarView } from '#domain/calendar/kinds.ts';

/** The address of /calendar. Without a view phones begin with the list, desks with the month. */
export type CalendarSearch = { vista?: CalendarView; giorno?: string };

/** By hand: this runs in every page's first load. What the address says wrongly is left out. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const vista = CALENDAR_VIEWS.find((each) => each === raw.vista);
  const giorno = typeof raw.giorno === 'string' && isDay(raw.giorno) ? raw.giorno : undefined;
  return { ...(vista ? { vista } : {}), ...(giorno ? { giorno } : {}) };
}

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
