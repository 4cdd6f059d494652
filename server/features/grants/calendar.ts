import { ICalAlarmType, ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { GRANT_CALENDAR } from '#messages/grants/grants.ts';
import { grantPath } from '#domain/paths.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { CatalogueEntry } from './memory.ts';

const DAY_S = 86_400;
const HOUR_S = 3600;
const ALARMS_BEFORE_S = { opens: [DAY_S, HOUR_S], closes: [7 * DAY_S, DAY_S] } as const;

/**
 * Opening and closing of a grant (GRA-7). The uid never changes and the sequence grows with the versions,
 * so that a calendar which already has the event moves it instead of adding another. An opening in the past is
 * left out: nobody plans it any more.
 */
export function grantCalendar({ grant, version, updatedAt }: CatalogueEntry, publicUrl: string, now: Date): string {
  const hasOpened = grant.opensOn !== null && grant.opensOn < romeMoment(now).day;
  const page = publicUrl + grantPath(grant.id);
  const calendar = new ICalCalendar({
    name: GRANT_CALENDAR.name(grant.name),
    prodId: { company: 'Bandolo', product: 'Bandi', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const events = [
    { kind: 'opens', day: grant.opensOn, time: grant.opensAt, summary: GRANT_CALENDAR.opens(grant.name) },
    { kind: 'closes', day: grant.closesOn, time: grant.closesAt, summary: GRANT_CALENDAR.closes(grant.name) },
  ] as const;
  for (const { kind, day, time, summary } of events) {
    if (day === null || (kind === 'opens' && hasOpened && grant.closesOn !== null)) continue;
    // Instants in UTC and no `timezone`: with one the library moves the hour.
    const start = time === null ? new Date(`${day}T00:00:00Z`) : romeInstant(day, time);
    const event = calendar.createEvent({
      id: `${grant.id}-${kind === 'opens' ? 'apertura' : 'scadenza'}@bandolo`,
      sequence: version - 1,
      start,
      // Without an hour the whole day counts, and the day is a day, not an instant.
      ...(time === null ? { allDay: true } : { end: start }),
      stamp: updatedAt,
      lastModified: updatedAt,
      summary,
      description: GRANT_CALENDAR.about(grant.entity, grant.link, page),
      url: page,
    });
    for (const trigger of ALARMS_BEFORE_S[kind]) {
      // An hour before a whole day is the middle of the night.
      if (time === null && trigger === HOUR_S) continue;
      event.createAlarm({ type: ICalAlarmType.display, trigger });
    }
  }
  // The library leaves the last line open; RFC 5545 ends every one of them.
  return `${calendar.toString()}\r\n`;
}
