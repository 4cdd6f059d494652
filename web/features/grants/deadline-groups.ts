import { DEADLINE } from '#domain/constants.ts';
import { deadlineStretch, type DeadlineStretch } from '#domain/grants/deadline-order.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';

/** What of a grant decides its place on the thread of deadlines. */
type Dated = {
  status: GrantStatus;
  daysLeft: number | null;
  daysToOpening: number | null;
  closesOn: string | null;
};

/** A stretch of the thread. `until` is the last day of the first week, `month` and `year` name the others. */
export type DeadlinePeriod =
  | { kind: 'week'; until: string }
  | { kind: 'month'; month: string }
  | { kind: 'year'; year: string }
  | { kind: Exclude<DeadlineStretch, 'dated'> };

type DeadlineGroup<Item> = { key: string; period: DeadlinePeriod; items: Item[] };

const DAY_MS = 86_400_000;

/** The same order as the server's, cut where the period changes. */
export function deadlineGroups<Item extends Dated>(items: readonly Item[]): DeadlineGroup<Item>[] {
  const groups: DeadlineGroup<Item>[] = [];
  for (const item of items) {
    const period = periodOf(item);
    const key = Object.values(period).join(' ');
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, period, items: [item] });
  }
  return groups;
}

function periodOf(item: Dated): DeadlinePeriod {
  const { daysLeft, closesOn } = item;
  const stretch = deadlineStretch(item);
  if (stretch !== 'dated') return { kind: stretch };
  if (daysLeft === null || closesOn === null) return { kind: 'undated' };
  if (daysLeft <= DEADLINE.urgentDays) {
    const until = Date.parse(closesOn) + (DEADLINE.urgentDays - daysLeft) * DAY_MS;
    return { kind: 'week', until: new Date(until).toISOString().slice(0, 10) };
  }
  return daysLeft <= DEADLINE.farDays
    ? { kind: 'month', month: closesOn.slice(0, 7) }
    : { kind: 'year', year: closesOn.slice(0, 4) };
}
