/** The last 30 days against the 30 before (ACT-5). */
const TREND_DAYS = 30;
/** The bars of the small chart: they add up to the figure beside it. */
export const TREND_BARS = 6;
export const BAR_DAYS = TREND_DAYS / TREND_BARS;

/** How many events are how old, in whole bars: 0 is the newest. */
export type AgedCount = { age: number; count: number };
export type Trend = {
  /** In the last 30 days. */
  last: number;
  /** In the 30 days before those. */
  previous: number;
  /** Oldest first. */
  bars: number[];
};

export function trendOf(counts: readonly AgedCount[]): Trend {
  const bars = Array.from({ length: TREND_BARS * 2 }, () => 0);
  for (const { age, count } of counts) {
    if (age >= 0 && age < bars.length) bars[bars.length - 1 - age]! += count;
  }
  const total = (part: readonly number[]) => part.reduce((sum, count) => sum + count, 0);
  return {
    last: total(bars.slice(TREND_BARS)),
    previous: total(bars.slice(0, TREND_BARS)),
    bars: bars.slice(TREND_BARS),
  };
}
