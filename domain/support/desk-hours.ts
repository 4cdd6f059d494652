import { romeMoment } from '#domain/grants/rome-time.ts';
import { isItalianHoliday } from './holidays.ts';

type Hours = { from: string; until: string };

/** Monday to Friday 9-18, Saturday 9-13, Sunday closed (SUP-1), by the day of the week: Sunday is 0. */
const WEEKDAY: Hours = { from: '09:00', until: '18:00' };
const SATURDAY: Hours = { from: '09:00', until: '13:00' };
const DAY_MS = 86_400_000;
/** More days in a row than the desk is ever closed. */
const LOOK_AHEAD_DAYS = 14;

export function hoursOf(day: string): Hours | null {
  if (isItalianHoliday(day)) return null;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return null;
  return weekday === 6 ? SATURDAY : WEEKDAY;
}

export type DeskState =
  | { isOpen: true; until: string }
  /** The next opening: a day of Rome and its hour. */
  | { isOpen: false; isHoliday: boolean; opensOn: string; opensAt: string; isToday: boolean };

/** Whether somebody is at the support desk at this instant, on the clocks of Rome. */
export function deskState(now: Date): DeskState {
  const { day, time } = romeMoment(now);
  const today = hoursOf(day);
  if (today && time >= today.from && time < today.until) return { isOpen: true, until: today.until };
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const next = new Date(Date.parse(day) + ahead * DAY_MS).toISOString().slice(0, 10);
    const hours = hoursOf(next);
    if (!hours || (ahead === 0 && time >= hours.from)) continue;
    return {
      isOpen: false,
      isHoliday: isItalianHoliday(day),
      opensOn: next,
      opensAt: hours.from,
      isToday: ahead === 0,
    };
  }
  throw new Error(`no opening within ${String(LOOK_AHEAD_DAYS)} days of ${day}`);
}
