/** A moment as a clock in Rome shows it: `{day: '2026-11-15', time: '10:30'}`. Deadlines are Roman. */
export type RomeMoment = { day: string; time: string };

const DAY_MS = 86_400_000;

const romeClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export function romeMoment(instant: Date): RomeMoment {
  const [day = '', time = ''] = romeClock.format(instant).split(' ');
  return { day, time };
}

/** A bare day is read as that day at midnight, when nothing of it has passed. */
export function asMoment(now: RomeMoment | string): RomeMoment {
  return typeof now === 'string' ? { day: now, time: '00:00' } : now;
}

/** Whole calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day some months later, or the last day of that month where it does not exist. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Last day that a day or a bare month (`2026-09`) can mean. */
export function latestDay(date: string): string {
  return date.length === 7
    ? new Date(Date.parse(addMonths(`${date}-01`, 1)) - DAY_MS).toISOString().slice(0, 10)
    : date;
}
