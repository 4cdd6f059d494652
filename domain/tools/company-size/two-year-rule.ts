/**
 * A size changes only after two periods in a row beyond the same limit (art. 4.2). With sizes as ranks, the
 * status after a period is the median of the status before it and of the two latest periods: both above
 * brings the lower of the two, both below the higher, one on each side changes nothing.
 */
export function statusAfter(ranksOldestFirst: readonly number[], start: number): number {
  return ranksOldestFirst
    .slice(1)
    .reduce((status, rank, index) => median(status, ranksOldestFirst[index]!, rank), start);
}

function median(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
