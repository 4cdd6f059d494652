const ROME = 'Europe/Rome';
const time = new Intl.DateTimeFormat('it-IT', { hour: 'numeric', minute: '2-digit', timeZone: ROME });
const shortDay = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: ROME });
const shortDayOfYear = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeZone: ROME });
const dayKey = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ROME });

const DAY_MS = 86_400_000;
const YESTERDAY = 'ieri';

/** "8:00" today, "ieri", "25 nov", "3 gen 2025": short enough for the edge of a line. */
export function momentText(iso: string, nowMs: number): string {
  const at = new Date(iso);
  const day = dayKey.format(at);
  if (day === dayKey.format(nowMs)) return time.format(at);
  if (day === dayKey.format(nowMs - DAY_MS)) return YESTERDAY;
  return (day.slice(0, 4) === dayKey.format(nowMs).slice(0, 4) ? shortDay : shortDayOfYear).format(at);
}
