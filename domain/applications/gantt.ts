import type { Day } from '#domain/rules/day.ts';
import type { Phase } from './contents.ts';

export type GanttMonth = { key: string; year: number; month: number };
/** Bars as shares of the whole width, on a scale of whole months. */
export type Gantt = { months: GanttMonth[]; bars: { id: string; from: number; to: number; orderAt: number | null }[] };

const MAX_MONTHS = 60;
const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Null where there is nothing to draw. What ends beyond five years is cut there. */
export function ganttOf(phases: Phase[]): Gantt | null {
  const sound = phases.filter(({ startsOn, endsOn }) => endsOn >= startsOn);
  if (sound.length === 0) return null;
  const days = sound.flatMap(({ startsOn, endsOn, orderedOn }) => [
    startsOn,
    endsOn,
    ...(orderedOn ? [orderedOn] : []),
  ]);
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b)), days.reduce((a, b) => (a > b ? a : b))];
  const months = monthsBetween(first, last);
  const start = Date.UTC(months[0]!.year, months[0]!.month - 1, 1);
  const end = Date.UTC(months.at(-1)!.year, months.at(-1)!.month, 1);
  const share = (time: number) => Math.min(1, Math.max(0, (time - start) / (end - start)));
  return {
    months,
    bars: sound.map(({ id, startsOn, endsOn, orderedOn }) => ({
      id,
      from: share(timeOf(startsOn)),
      to: share(timeOf(endsOn) + DAY_MS),
      orderAt: orderedOn === null ? null : share(timeOf(orderedOn)),
    })),
  };
}

function monthsBetween(first: string, last: string): GanttMonth[] {
  const months: GanttMonth[] = [];
  let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  const end = last.slice(0, 7);
  while (months.length < MAX_MONTHS) {
    const key = `${year}-${String(month).padStart(2, '0')}`;
    months.push({ key, year, month });
    if (key >= end) break;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

/** Orders before the day from which the application can be sent, where the grant wants it sent first. */
export const earlyOrders = (phases: Phase[], firstDay: Day): (Phase & { orderedOn: Day })[] =>
  phases.filter((phase): phase is Phase & { orderedOn: Day } => phase.orderedOn !== null && phase.orderedOn < firstDay);
