import type { Grant } from '#domain/grants/grant.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { grantStatus, SHUT_STATUSES } from '#domain/grants/status.ts';
import { toEnd, type Steps } from '#domain/steps.ts';
import { GRADE } from './answers.ts';
import type { Columns } from './columns.ts';
import { answerOnDay, fitOnDay, STANDING, type DayColumns } from './scan.ts';

type Standing = { today: string; grade: number; points: number };
const STANDINGS = new WeakMap<Grant, Standing>();

/** Of one grant on a day, whatever the company: worked out once per day and grant. */
function standingOn(grant: Grant, today: string): Standing {
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
export const columnsOn = (columns: Columns, today: string): DayColumns => toEnd(columnsOnInSteps(columns, today));

/** So many are worked out in a millisecond, or less where the day is known. */
const GRANTS_PER_STEP = 64;

export function* columnsOnInSteps(columns: Columns, today: string): Steps<DayColumns> {
  const { grants } = columns;
  const day = { answers: new Int32Array(grants.length), fits: new Int32Array(grants.length) };
  for (let at = 0; at < grants.length; at++) {
    if (at % GRANTS_PER_STEP === 0) yield;
    const { grade, points } = standingOn(grants[at]!, today);
    day.answers[at] = answerOnDay(columns, at, grade);
    day.fits[at] = fitOnDay(columns, at, points);
  }
  return day;
}
