import { weekdayOf } from '#domain/calendar/days.ts';
import { dateLanguage, type DateLanguage } from '#domain/numbers/date-language.ts';
import { monthNamed, shortMonthNamed } from '#domain/numbers/months.ts';
import { dateNumber } from '#domain/numbers/write-day.ts';

const ITALIAN = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const WEEKDAYS: Record<DateLanguage, readonly string[]> = {
  it: ITALIAN,
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  iso: ITALIAN,
};

const weekdays = (): readonly string[] => WEEKDAYS[dateLanguage()];
export const weekdayText = (day: string): string => weekdays()[weekdayOf(day)]!;
export const shortWeekday = (day: string): string => weekdayText(day).slice(0, 3);
const monthName = (day: string): string => monthNamed(Number(day.slice(5, 7)));
export const shortMonth = (day: string): string => shortMonthNamed(Number(day.slice(5, 7)));
const dateOf = (day: string): string => dateNumber(day.slice(8));

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
    ? `${String(Number(from.slice(8)))}–${dateNumber(to.slice(8))} ${monthName(to)}`
    : `${dateOf(from)} ${monthName(from)} – ${dateOf(to)} ${monthName(to)}`;
/** "3–17 gen", "31 mar – 30 mag". */
export const shortSpan = (from: string, to: string): string =>
  shortMonth(from) === shortMonth(to)
    ? `${String(Number(from.slice(8)))}–${shortDay(to)}`
    : `${shortDay(from)} – ${shortDay(to)}`;
