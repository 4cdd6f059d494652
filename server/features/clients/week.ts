import { isActive } from '#domain/consultancies/vocabulary.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Day } from '#domain/rules/day.ts';
import { compareEntries, isWithinWeek, type WeekEntry } from '#domain/sharing/week.ts';
import type { PortfolioTable } from '#domain/sharing/who-can.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import type { DeskRow, StoredDay } from './day-store.ts';

/** As many as a screen can bear. */
const SHOWN = 40;

/** What the next seven days ask for, of all clients: grants that close, deliveries, meetings, tasks, papers to come. */
export function weekOf(
  { desk, tasks }: Pick<StoredDay, 'desk' | 'tasks'>,
  grants: PortfolioTable['grants'],
  today: Day,
): WeekEntry[] {
  const active = new Map(desk.flatMap((row) => (isActive(row.status) ? [[row.id, row] as const] : [])));
  const all = [
    ...grants.flatMap(({ id, name, closesOn }) =>
      closesOn
        ? [{ id, kind: 'bando' as const, on: closesOn, time: null, what: name, client: null, targetId: id }]
        : [],
    ),
    ...[...active.values()].flatMap(datesOf),
    ...tasks.flatMap(({ id, consultancyId, title, side, isDone, dueOn }): WeekEntry[] => {
      const row = active.get(consultancyId);
      if (!row || isDone || dueOn === null) return [];
      const kind = side === 'consulente' ? 'compito' : 'documento';
      return [{ id, kind, on: dueOn, time: null, what: title, client: row.clientName, targetId: consultancyId }];
    }),
  ];
  return all
    .filter(({ on }) => isWithinWeek(on, today))
    .sort(compareEntries)
    .slice(0, SHOWN);
}

function datesOf({ id, clientName, grantName, kind, deadline, nextMeetingAt }: DeskRow): WeekEntry[] {
  const about = { what: grantName ?? KIND_LABELS[kind], client: clientName, targetId: id };
  const meeting = nextMeetingAt === null ? null : romeMoment(new Date(nextMeetingAt));
  return [
    ...(deadline ? [{ ...about, id: `${id}:consegna`, kind: 'consegna' as const, on: deadline, time: null }] : []),
    ...(meeting
      ? [{ ...about, id: `${id}:incontro`, kind: 'incontro' as const, on: meeting.day, time: meeting.time }]
      : []),
  ];
}
