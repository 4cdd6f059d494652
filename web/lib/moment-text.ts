import { dateLanguage, type DateLanguage } from '#domain/numbers/date-language.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';

const ROME = 'Europe/Rome';
const time = new Intl.DateTimeFormat('it-IT', { hour: 'numeric', minute: '2-digit', timeZone: ROME });
const dayKey = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ROME });

const formatsIn = (locale: string) => ({
  shortDay: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: ROME }),
  shortDayOfYear: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: ROME }),
  daysAgo: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
});
const italian = formatsIn('it-IT');
const formats: Partial<Record<DateLanguage, ReturnType<typeof formatsIn>>> = { it: italian, iso: italian };
const LOCALES = { en: 'en-GB', de: 'de-DE', it: 'it-IT', iso: 'it-IT' };

/** "8:00" today, "ieri", "25 nov", "3 gen 2025": short enough for the edge of a line. */
export function momentText(iso: string, nowMs: number): string {
  const language = dateLanguage();
  const { shortDay, shortDayOfYear, daysAgo } = (formats[language] ??= formatsIn(LOCALES[language]));
  const at = new Date(iso);
  const [day, today] = [dayKey.format(at), dayKey.format(nowMs)];
  if (day === today) return time.format(at);
  if (daysBetween(day, today) === 1) return daysAgo.format(-1, 'day');
  if (language === 'iso') return day;
  return (day.slice(0, 4) === today.slice(0, 4) ? shortDay : shortDayOfYear).format(at);
}
