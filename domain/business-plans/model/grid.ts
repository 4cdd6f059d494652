/** The months of a plan: it ends in December, so that only its first year may be short. */
export type Grid = {
  months: number;
  firstYear: number;
  yearOf: (index: number) => number;
  /** 0 for the first year of the plan. */
  yearIndex: (index: number) => number;
  /** 1 to 12. */
  monthOf: (index: number) => number;
  /** Of a month as YYYY-MM; outside the plan it is negative or too large. */
  indexOf: (month: string) => number;
  label: (index: number) => string;
  /** The plan's months in the year of this one. */
  monthsOfYear: (index: number) => number[];
  isWithin: (line: { from?: string | undefined; to?: string | undefined }, index: number) => boolean;
};

export function gridOf(start: string, months: number): Grid {
  const [firstYear, firstMonth] = partsOf(start);
  const monthNumber = (index: number) => firstYear * 12 + firstMonth - 1 + index;
  const yearOf = (index: number) => Math.floor(monthNumber(index) / 12);
  const monthOf = (index: number) => (monthNumber(index) % 12) + 1;
  const indexOf = (month: string) => {
    const [year, number] = partsOf(month);
    return (year - firstYear) * 12 + number - firstMonth;
  };
  const all = Array.from({ length: months }, (_, index) => index);
  return {
    months,
    firstYear,
    yearOf,
    yearIndex: (index) => yearOf(index) - firstYear,
    monthOf,
    indexOf,
    label: (index) => `${String(yearOf(index))}-${String(monthOf(index)).padStart(2, '0')}`,
    monthsOfYear: (index) => all.filter((each) => yearOf(each) === yearOf(index)),
    isWithin: ({ from, to }, index) =>
      (from === undefined || index >= indexOf(from)) && (to === undefined || index <= indexOf(to)),
  };
}

/** The months that make a plan of whole years after a first year that may be short. */
export const endsInDecember = (start: string, months: number): boolean => (partsOf(start)[1] - 1 + months) % 12 === 0;

/** One value for all years, or one a year, the last of which goes on. */
export const valueIn = (value: number | number[], index: number): number =>
  typeof value === 'number' ? value : (value[Math.min(index, value.length - 1)] ?? 0);

function partsOf(month: string): [year: number, month: number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number];
}
