import type { Grant } from '#domain/grants/grant.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { grantStatus, SHUT_STATUSES } from '#domain/grants/status.ts';
import { GRADE } from './answers.ts';
import type { Columns } from './columns.ts';
import { dayColumns, STANDING, type DayColumns } from './scan.ts';

type Standing = { today: string; grade: number; points: number };
const STANDINGS = new WeakMap<Grant, Standing>();

/** Of one grant on a day, whatever the company: worked out once per day and grant. */
export function standingOn(grant: Grant, today: string): Standing {
  const known = STANDINGS.get(grant);
  if (known?.today === today) return known;
  const { status } = grantStatus(grant, today);
  const isToRecheck = status === 'da_riverificare';
  const standing = {
    today,
    grade: SHUT_STATUSES.includes(status) ? GRADE.failed : isToRecheck ? GRADE.open : GRADE.met,
    points: OPEN_STATUSES.includes(status) ? STANDING.open : isToRecheck ? STANDING.toRecheck : STANDING.awaited,
  };
  STANDINGS.set(grant, standing);
  return standing;
}

/** The columns of a day: what can be asked for on it, and what for later. */
export function columnsOn(columns: Columns, today: string): DayColumns {
  const standings = columns.grants.map((grant) => standingOn(grant, today));
  return dayColumns(
    columns,
    standings.map(({ grade }) => grade),
    standings.map(({ points }) => points),
  );
}
