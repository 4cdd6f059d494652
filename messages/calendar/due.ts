import type { CalendarItem } from '#domain/calendar/calendar-item.ts';

const inDays = (left: number): string =>
  left === 0 ? 'oggi' : left === 1 ? 'domani' : left < 0 ? `${String(-left)} giorni fa` : `tra ${String(left)} giorni`;

/** "Scade tra 5 giorni", "Click day alle 10:00", "15:00–15:45": how a line of the list says when. */
export function dueWords({ kind, time, endTime }: CalendarItem, daysLeft: number): string {
  const at = time ? ` alle ${time}` : '';
  switch (kind) {
    case 'scadenza':
      return `${daysLeft < 0 ? 'Scaduto' : 'Scade'} ${inDays(daysLeft)}${daysLeft >= 0 && daysLeft <= 1 ? at : ''}`;
    case 'apertura':
      return `${daysLeft < 0 ? 'Aperto' : 'Si apre'} ${inDays(daysLeft)}${at}`;
    case 'click_day':
      return `Click day${at}`;
    case 'documento':
      return `${daysLeft < 0 ? 'Scaduto' : 'Scade'} ${inDays(daysLeft)}`;
    case 'adempimento':
      return `Da fare ${inDays(daysLeft)}`;
    default:
      return time ? (endTime ? `${time}–${endTime}` : `Ore ${time}`) : '';
  }
}
