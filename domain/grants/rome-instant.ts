import { romeMoment } from './rome-time.ts';

const HOUR_MS = 3_600_000;

/** The instant at which a clock in Rome shows this day and hour. */
export function romeInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  for (const hours of [2, 1]) {
    const instant = new Date(asUtc - hours * HOUR_MS);
    const shown = romeMoment(instant);
    if (shown.day === day && shown.time === time) return instant;
  }
  // The hour that daylight saving skips in March: an hour later on the clock.
  return new Date(asUtc - HOUR_MS);
}
