import { addDays, addMonths } from '#domain/rules/day.ts';

/** A moment as a clock in Rome shows it: `{day: '2026-11-15', time: '10:30'}`. Deadlines are Roman. */
export type RomeMoment = { day: string; time: string };

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

/** Last day that a day or a bare month (`2026-09`) can mean. */
export function latestDay(date: string): string {
  return date.length === 7 ? addDays(addMonths(`${date}-01`, 1), -1) : date;
}
