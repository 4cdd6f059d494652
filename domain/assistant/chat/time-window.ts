import { MONTHS } from '#domain/numbers/months.ts';
import { addDays, addMonths, daysBetween } from '#domain/rules/day.ts';
import { fold } from '#domain/search/fold.ts';

export type TimeWindow = { from: string; to: string };

const monthEnd = (day: string): string => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
/** Monday is 0. */
const weekday = (day: string): number => ((daysBetween('2024-01-01', day) % 7) + 7) % 7;

const MONTH_WORDS = MONTHS.map((month) => new RegExp(`\\b${month}\\b`));

/** Days that people count up to. */
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:entro|prima di|per|fino a) natale\b/, '12-25'],
  [/\b(?:entro|prima di|per|fino a) (?:capodanno|la fine dell'anno)\b/, '12-31'],
  [/\b(?:entro|prima di|per|fino a) ferragosto\b/, '08-15'],
  [/\b(?:entro|prima del|prima dell') ?estate\b/, '06-20'],
];

/** "Questa settimana", "a dicembre", "entro 20 giorni": the days that are meant, both included. */
export function timeWindowIn(message: string, today: string): TimeWindow | null {
  const text = fold(message);
  if (/\boggi\b/.test(text)) return { from: today, to: today };
  if (/\bdomani\b/.test(text)) return { from: addDays(today, 1), to: addDays(today, 1) };
  const within = /\b(?:entro|prossimi|tra|fra|nei prossimi) (\d{1,3}) (giorn|settiman|mes)/.exec(text);
  if (within) {
    const count = Number(within[1]);
    const to =
      within[2] === 'mes' ? addMonths(today, count) : addDays(today, count * (within[2] === 'settiman' ? 7 : 1));
    return { from: today, to };
  }
  if (/\bprossima settimana\b|\bsettimana (?:prossima|che viene)\b/.test(text)) {
    const monday = addDays(today, 7 - weekday(today));
    return { from: monday, to: addDays(monday, 6) };
  }
  if (/\bsettimana\b/.test(text)) return { from: today, to: addDays(today, 6 - weekday(today)) };
  if (/\b(?:mese prossimo|prossimo mese|mese che viene)\b/.test(text)) {
    const first = addMonths(`${today.slice(0, 7)}-01`, 1);
    return { from: first, to: monthEnd(first) };
  }
  if (/\b(?:questo|in|nel|fine) mese\b|\bmese (?:corrente|in corso)\b/.test(text))
    return { from: today, to: monthEnd(today) };
  if (/\b(?:quest'anno|fine anno|entro l'anno)\b/.test(text)) return { from: today, to: `${today.slice(0, 4)}-12-31` };
  const feast = FEASTS.find(([pattern]) => pattern.test(text))?.[1];
  if (feast) {
    const year = Number(today.slice(0, 4)) + (`${today.slice(0, 4)}-${feast}` < today ? 1 : 0);
    return { from: today, to: `${String(year)}-${feast}` };
  }
  const named = MONTH_WORDS.findIndex((month) => month.test(text));
  if (named === -1) return null;
  const month = String(named + 1).padStart(2, '0');
  const year = Number(/\b(20\d\d)\b/.exec(text)?.[1] ?? NaN);
  const soonest =
    `${today.slice(0, 4)}-${month}` < today.slice(0, 7) ? Number(today.slice(0, 4)) + 1 : Number(today.slice(0, 4));
  const from = `${Number.isNaN(year) ? soonest : year}-${month}-01`;
  return { from: from < today && monthEnd(from) >= today ? today : from, to: monthEnd(from) };
}
