import { MONTHS } from '#domain/numbers/months.ts';
import { monthOf } from './calendar.ts';
import type { Phase } from './phases.ts';
import type { Risk } from './risks.ts';

/** Months (`2028-04`) of the plan that a remedy leaves out, and those of its work in which the company is open. */
export type MonthsClash = { outside: string[]; open: string[] };
/** "aperto da marzo a novembre": the words, and the months by their number. */
export type OpenMonths = { told: string; months: ReadonlySet<number> };
type Plan = {
  startsOn: string | null;
  months: number | null;
  phases: readonly Phase[];
  openMonths: OpenMonths | null;
};

const NAME = `(${MONTHS.join('|')})`;
const RANGE = new RegExp(`\\b(?:da|dal|tra|fra)\\s+${NAME}\\s+(?:a|ad|al|e)\\s+${NAME}\\b`, 'iu');
const OF_WORK = /\b(?:si (?:fanno|fa|lavora|svolg|esegu|mont|install)|lavori|cantier|montagg|posa\b)/iu;
const numberOf = (name: string): number => MONTHS.findIndex((month) => month === name.toLowerCase()) + 1;

/** "Da novembre a marzo" are eleven, twelve, one, two and three. */
function monthsNamed(text: string): Set<number> {
  const range = RANGE.exec(text);
  if (!range) return new Set();
  const [from, to] = [numberOf(range[1]!), numberOf(range[2]!)];
  return new Set(Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => ((from - 1 + at) % 12) + 1));
}

const OPEN = new RegExp(`\\bapert[oaie]\\b[^.;]{0,30}?(${RANGE.source})`, 'iu');

/** When the company works, where its description says it. */
export function openMonthsIn(description: string): OpenMonths | null {
  const told = OPEN.exec(description)?.[1];
  return told === undefined ? null : { told, months: monthsNamed(told) };
}

/** Where a remedy puts the work in months that the plan or the season does not keep to; null where they agree. */
export function clashOf({ what, remedy }: Risk, { startsOn, months, phases, openMonths }: Plan): MonthsClash | null {
  const named = monthsNamed(remedy);
  if (named.size === 0 || startsOn === null || !OF_WORK.test(`${what} ${remedy}`)) return null;
  const stretches = phases.length > 0 ? phases : months === null ? [] : [{ from: 1, to: months }];
  const dated = stretches.map(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => monthOf(startsOn, from + at)),
  );
  const isNamed = (month: string): boolean => named.has(Number(month.slice(5)));
  const touched = dated.filter((each) => each.some(isNamed));
  const all = [...new Set((touched.length > 0 ? touched : dated).flat())].sort();
  const outside = all.filter((month) => !isNamed(month));
  const isWithin = touched.some((each) =>
    [...named].every((month) => each.some((one) => Number(one.slice(5)) === month)),
  );
  const open = openMonths === null ? [] : all.filter((month) => openMonths.months.has(Number(month.slice(5))));
  const late = isWithin ? [] : outside;
  return late.length + open.length === 0 ? null : { outside: late, open };
}
