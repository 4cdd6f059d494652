import { MONTHS } from '#domain/numbers/months.ts';
import { hasVerb } from './grammar/plain-speech.ts';
import { speaksOfUs } from './grammar/third-person.ts';

/** A stretch of the work: from which month to which, and what is done in it. */
export type Phase = { from: number; to: number; what: string };
export type Plan = { startsOn: string | null; months: number | null };

const NAME = `(?:${MONTHS.join('|')}|${MONTHS.map((month) => `${month.slice(0, 3)}\\.?`).join('|')})`;
const YEAR = '(?:\\s+(?:del\\s+)?((?:20)?\\d\\d)(?!\\d))?';
const SEASON = '(primavera|estate|autunno|inverno)';
const QUARTER = '(?:(primo|secondo|terzo|quarto|1°|2°|3°|4°|I|II|III|IV)\\s+trimestre|[TQ]([1-4]))';
const SPAN =
  `(?:(?:d[ai]|dal|tra|fra|in|nel|nella|a|ad|entro)\\s+)?(?:(?:inizio|fine|metà)\\s+)?(?:` +
  `(${NAME})${YEAR}(?:\\s*(?:-|–|—|/|\\ba\\b|\\bad\\b|\\be\\b|\\bed\\b)\\s*(?:(?:inizio|fine|metà)\\s+)?(${NAME})${YEAR})?|${SEASON}${YEAR}|${QUARTER}${YEAR})`;
/** "Primo inverno, da ottobre 2027 ad aprile 2028: cappotto", "Maggio: plotter", "T1 2027 - scavi". */
const SPAN_FIRST = new RegExp(`^(?:[^:,]{3,30},\\s*)?${SPAN}\\s*(?::|\\s[–—-]\\s|,)\\s*([^:]{3,200})$`, 'iu');
/** "Pozzo: maggio-luglio 2027", "capannone (giugno 2027 - febbraio 2028)", "prove da marzo ad aprile". */
const SPAN_LAST = new RegExp(
  `^([^:(]{3,120}?)\\s*(?::|,|\\(|\\s[–—-]|(?=\\s(?:da|tra|entro|a|ad)\\s)|(?=\\s${NAME}(?!\\p{L})))\\s*${SPAN}\\)?$`,
  'iu',
);
const UNTIL = new RegExp(`^(.{3,120}?)\\s+fino (?:a|ad|al)\\s+(?:fine\\s+)?(${NAME})${YEAR}$`, 'iu');

const SEASONS: Readonly<Record<string, readonly [number, number]>> = {
  primavera: [3, 5],
  estate: [6, 8],
  autunno: [9, 11],
  inverno: [12, 14],
};
const QUARTERS: Readonly<Record<string, number>> = {
  primo: 1,
  secondo: 2,
  terzo: 3,
  quarto: 4,
  '1°': 1,
  '2°': 2,
  '3°': 3,
  '4°': 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
};

const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().replace('.', '').slice(0, 3))) + 1;
const yearOf = (told: string | undefined): number | null =>
  told === undefined ? null : told.length === 2 ? 2000 + Number(told) : Number(told);

/** Months counted from year nought: one number for each month there is. */
type Stretch = { from: number; to: number };

/** The months that the words name, the year taken from where the plan has come to. */
function stretchOf(found: readonly (string | undefined)[], after: number): Stretch {
  const [first, firstYear, last, lastYear, season, seasonYear, ordinal, quarter, quarterYear] = found;
  if (first !== undefined) {
    const [start, end] = [monthNumber(first), monthNumber(last ?? first)];
    const endYear = yearOf(lastYear) ?? (last === undefined ? yearOf(firstYear) : null);
    const startYear = yearOf(firstYear) ?? (endYear === null ? null : start <= end ? endYear : endYear - 1);
    const from = placed(start, startYear, after);
    return { from, to: placed(end, yearOf(lastYear), from) };
  }
  const [start, end] =
    season === undefined
      ? [
          (QUARTERS[(ordinal ?? '').toLowerCase()] ?? Number(quarter)) * 3 - 2,
          (QUARTERS[(ordinal ?? '').toLowerCase()] ?? Number(quarter)) * 3,
        ]
      : SEASONS[season.toLowerCase()]!;
  const winter = season?.toLowerCase() === 'inverno' ? yearOf(seasonYear) : null;
  // A plan that is in the first months of a year means those by its winter.
  if (winter !== null && after >= winter * 12 && after <= winter * 12 + 2) return { from: after, to: winter * 12 + 2 };
  const from = placed(start, yearOf(season === undefined ? quarterYear : seasonYear), after);
  return { from, to: from + end - start };
}

/** The first such month from then on, where no year is told. */
function placed(month: number, year: number | null, after: number): number {
  if (year !== null) return year * 12 + month - 1;
  const same = Math.floor(after / 12) * 12 + month - 1;
  return same >= after ? same : same + 12;
}

/** "Aperti con 19 camere" is an opening, as a phase of a plan. */
const STATES: readonly (readonly [RegExp, string])[] = [
  [/^apert[oaie](?!\p{L})/iu, 'apertura'],
  [/^chius[oaie](?!\p{L})/iu, 'chiusura'],
  [/^ferm[oaie](?!\p{L})(?! di)/iu, 'fermo'],
];
const LEAD = /^(?:(?:e|poi|infine|quindi|dopo|intanto|con|ancora)\s+)+/iu;
const whatOf = (told: string): string =>
  STATES.reduce(
    (text, [words, noun]) => text.replace(words, noun),
    told
      .trim()
      .replace(LEAD, '')
      .replace(/(?<![,\s])[,\s]+$/, ''),
  );

/** Phases told by months, seasons or quarters of the calendar, as months of the plan. */
export function datedPhases(text: string, { startsOn, months }: Plan): Phase[] {
  if (startsOn === null) return [];
  const [year, month] = startsOn.split('-').map(Number) as [number, number];
  const begin = year * 12 + month - 1;
  const phases: Phase[] = [];
  let after = begin;
  let end = begin - 1;
  for (const told of text.replace(/\s(?=\d{1,2}[.)]\s+\p{Lu})/gu, '\n').split(/(?<!\b\p{L}{3})[.;\n]\s*|[.;\n]\s+/u)) {
    const segment = told.trim().replace(/^\d{1,2}[.)]?\s+(?=\p{L})/u, '');
    const first = SPAN_FIRST.exec(segment);
    const until = first ? null : UNTIL.exec(segment);
    const last = first || until ? null : SPAN_LAST.exec(segment);
    const what = whatOf(first?.at(-1) ?? last?.[1] ?? until?.[1] ?? '');
    if (what.length < MIN_CHARS || hasVerb(what) || speaksOfUs(what)) continue;
    const stretch = until
      ? { from: end + 1, to: placed(monthNumber(until[2]!), yearOf(until[3]), end + 1) }
      : stretchOf(first ? first.slice(1, 10) : last!.slice(2, 11), after);
    const [from, to] = [Math.max(1, stretch.from - begin + 1), Math.min(stretch.to - begin + 1, months ?? Infinity)];
    if (to < from) continue;
    phases.push({ from, to, what });
    after = Math.max(after, stretch.from);
    end = Math.max(end, stretch.to);
  }
  return phases;
}
const MIN_CHARS = 3;
