const HOUR_MS = 3_600_000;

/** Whole hours until an unanswered request goes back to its sender, one at least. */
export const hoursToRelease = (releasesAt: string, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(releasesAt) - now) / HOUR_MS));
