import { MONTHS } from '#domain/numbers/months.ts';

/** Months that a project touches: 11 January to 30 June of the next year are eighteen. */
export function monthsBetween(startsOn: string | null, endsOn: string | null): number | null {
  if (startsOn === null || endsOn === null || endsOn <= startsOn) return null;
  const [from, to] = [startsOn, endsOn].map((day) => day.split('-').map(Number)) as [number[], number[]];
  const touched = (to[0]! - from[0]!) * 12 + to[1]! - from[1]! + 1;
  return (to[2] ?? 31) < (from[2] ?? 1) ? touched - 1 : touched;
}

/** "marzo 2027" for a day, "fine 2028" left to the words. */
export function monthText(day: string): string {
  const [year, month] = day.split('-');
  return `${MONTHS[Number(month) - 1]!} ${year!}`;
}

/** The calendar month of the n-th month of the project: `2027-04` for the second from March. */
export function monthOf(startsOn: string, nth: number): string {
  const [year, month] = startsOn.split('-').map(Number) as [number, number];
  const at = month - 1 + nth - 1;
  return `${String(year + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** "aprile-settembre 2027", "ottobre 2027-giugno 2028". */
export function spanText(startsOn: string, from: number, to: number): string {
  const [first, last] = [monthOf(startsOn, from), monthOf(startsOn, to)];
  if (first === last) return monthText(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return isSameYear
    ? `${MONTHS[Number(first.slice(5)) - 1]!}-${monthText(last)}`
    : `${monthText(first)}-${monthText(last)}`;
}
