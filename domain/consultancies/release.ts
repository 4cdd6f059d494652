const HOUR_MS = 3_600_000;

/** Whole hours until an unanswered request goes back to its sender, none once its time is over. */
export const hoursToRelease = (releasesAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(releasesAt) - now) / HOUR_MS));
