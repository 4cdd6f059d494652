import { daysBetween } from '#domain/grants/rome-time.ts';

/** Days before the closing of a saved grant on which its owner is reminded. */
const REMINDER_DAYS = [30, 14, 7, 3, 1] as const;

type Saved = { closesOn: string; savedOn: string };

/**
 * The reminder that is due today, as the days of its step; null when there is none. A morning that was missed is
 * made up for; a step that had already passed when the grant was saved is no news to anybody.
 */
export function dueReminder({ closesOn, savedOn }: Saved, today: string): number | null {
  const daysLeft = daysBetween(today, closesOn);
  if (daysLeft < 0) return null;
  const step = REMINDER_DAYS.findLast((days) => daysLeft <= days);
  if (step === undefined) return null;
  return daysBetween(savedOn, closesOn) > step ? step : null;
}
