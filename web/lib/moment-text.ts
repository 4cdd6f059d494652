import { daysBetween } from '#domain/grants/rome-time.ts';

const ROME = 'Europe/Rome';
const time = new Intl.DateTimeFormat('it-IT', { hour: 'numeric', minute: '2-digit', timeZone: ROME });
const shortDay = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: ROME });
const shortDayOfYear = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeZone: ROME });
const dayKey = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ROME });

const daysAgo = new Intl.RelativeTimeFormat('it', { numeric: 'auto' });

/** "8:00" today, "ieri", "25 nov", "3 gen 2025": short enough for the edge of a line. */
export function momentText(iso: string, nowMs: number): string {
  const at = new Date(iso);
  const [day, today] = [dayKey.format(at), dayKey.format(nowMs)];
  if (day === today) return time.format(at);
  if (daysBetween(day, today) === 1) return daysAgo.format(-1, 'day');
  return (day.slice(0, 4) === today.slice(0, 4) ? shortDay : shortDayOfYear).format(at);
}
