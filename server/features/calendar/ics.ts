import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { CalendarKind } from '#domain/calendar/kinds.ts';
import { addDays } from '#domain/calendar/days.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { CALENDAR_FILE } from '#messages/calendar/calendar.ts';
import type { Entry } from './entries.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Of whole days, at nine in the morning: a day begins when everybody sleeps. */
const AT_NINE_S = 9 * HOUR_S;
const REFRESH_S = 4 * HOUR_S;
/** What costs money rings a week, a day and, where there is an hour, an hour before. */
const FAR_S: readonly number[] = [7 * DAY_S, DAY_S];
const RINGS_EARLY: readonly CalendarKind[] = ['click_day', 'scadenza', 'apertura', 'documento', 'adempimento'];

function alarmsOf({ kind, time }: CalendarItem): number[] {
  const far = RINGS_EARLY.includes(kind) ? FAR_S : [];
  return time === null ? (far.length > 0 ? far : [DAY_S]).map((before) => before - AT_NINE_S) : [...far, HOUR_S];
}

/** Instants in UTC and no `timezone`: with one the library moves the hour. */
function spanOf({ day, time, endTime }: CalendarItem) {
  if (time === null)
    return { start: new Date(`${day}T00:00:00Z`), end: new Date(`${addDays(day, 1)}T00:00:00Z`), allDay: true };
  const start = romeInstant(day, time);
  return { start, end: endTime === null ? start : romeInstant(day, endTime) };
}

/** Events as any calendar reads them: the uid never changes, the sequence says which telling is newer. */
export function calendarFile(entries: readonly Entry[], name: string, publicUrl: string): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Bandolo', product: 'Calendario', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  for (const { uid, item, sequence, changedAt, cancelledAt } of entries) {
    const url = item.href === null ? null : publicUrl + item.href;
    const event = calendar.createEvent({
      id: `${uid}@bandolo`,
      sequence,
      ...spanOf(item),
      stamp: changedAt,
      lastModified: changedAt,
      summary: CALENDAR_FILE.summary(item.kind, item.title),
      description: CALENDAR_FILE.about(item, url),
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: item.time === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...(url ? { url } : {}),
    });
    if (cancelledAt) continue;
    for (const trigger of alarmsOf(item)) event.createAlarm({ type: ICalAlarmType.display, trigger });
  }
  // The library leaves the last line open; RFC 5545 ends every one of them.
  return `${calendar.toString()}\r\n`;
}
