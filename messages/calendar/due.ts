import type { CalendarItem } from '#domain/calendar/calendar-item.ts';

/** Nobody counts a thousand days. */
const FAR_DAYS = 365;

function inDays(left: number, day: string): string {
  if (left === 0) return 'oggi';
  if (left === 1) return 'domani';
  if (left < 0) return `${String(-left)} giorni fa`;
  return left > FAR_DAYS ? `nel ${day.slice(0, 4)}` : `tra ${String(left)} giorni`;
}

/** "Scade tra 5 giorni", "Click day alle 10:00", "15:00–15:45": how a line of the list says when. */
export function dueWords({ kind, day, time, endTime }: CalendarItem, daysLeft: number): string {
  const at = time ? ` alle ${time}` : '';
  switch (kind) {
    case 'scadenza':
      return `${daysLeft < 0 ? 'Scaduto' : 'Scade'} ${inDays(daysLeft, day)}${daysLeft >= 0 && daysLeft <= 1 ? at : ''}`;
    case 'apertura':
      return `${daysLeft < 0 ? 'Aperto' : 'Si apre'} ${inDays(daysLeft, day)}${at}`;
    case 'click_day':
      return `Click day${at}`;
    case 'documento':
      return `${daysLeft < 0 ? 'Scaduto' : 'Scade'} ${inDays(daysLeft, day)}`;
    case 'adempimento':
      return `Da fare ${inDays(daysLeft, day)}`;
    default:
      return time ? (endTime ? `${time}–${endTime}` : `Ore ${time}`) : '';
  }
}
