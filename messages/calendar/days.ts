import { weekdayOf } from '#domain/calendar/days.ts';
import { MONTHS } from '#domain/numbers/months.ts';

export const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const;

export const weekdayText = (day: string): string => WEEKDAYS[weekdayOf(day)]!;
export const shortWeekday = (day: string): string => weekdayText(day).slice(0, 3);
const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1]!;
export const shortMonth = (day: string): string => monthName(day).slice(0, 3);
const dateOf = (day: string): string => (day.endsWith('-01') ? '1º' : String(Number(day.slice(8))));

/** "Dicembre 2026". */
export const monthTitle = (day: string): string => {
  const name = monthName(day);
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${day.slice(0, 4)}`;
};
/** "giovedì 17 dicembre". */
export const dayName = (day: string): string => `${weekdayText(day)} ${dateOf(day)} ${monthName(day)}`;
/** "17 dic". */
export const shortDay = (day: string): string => `${String(Number(day.slice(8)))} ${shortMonth(day)}`;
/** "7–13 dicembre", "28 dicembre – 3 gennaio". */
export const daysText = (from: string, to: string): string =>
  monthName(from) === monthName(to)
    ? `${String(Number(from.slice(8)))}–${String(Number(to.slice(8)))} ${monthName(to)}`
    : `${dateOf(from)} ${monthName(from)} – ${dateOf(to)} ${monthName(to)}`;
/** "3–17 gen", "31 mar – 30 mag". */
export const shortSpan = (from: string, to: string): string =>
  shortMonth(from) === shortMonth(to)
    ? `${String(Number(from.slice(8)))}–${shortDay(to)}`
    : `${shortDay(from)} – ${shortDay(to)}`;
