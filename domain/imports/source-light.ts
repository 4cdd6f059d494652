/** Green: read as it should be. Yellow: late, or its last reading failed. Red: silent for too long. */
export const SOURCE_LIGHTS = ['verde', 'giallo', 'rosso', 'spento'] as const;
export type SourceLight = (typeof SOURCE_LIGHTS)[number];

const HOUR_MS = 3_600_000;
/** Sources are asked every night: one night may be missed, three may not. */
const LATE_HOURS = 36;
const SILENT_HOURS = 72;

type Reading = {
  /** False: it only comes as a file, whenever somebody brings one. */
  isAsked: boolean;
  lastSuccess: Date | null;
  hasFailedSince: boolean;
};

/** A source that nobody asks and that never came has no light. */
export function lightOf({ isAsked, lastSuccess, hasFailedSince }: Reading, now: Date): SourceLight {
  if (!lastSuccess) return hasFailedSince ? 'rosso' : 'spento';
  if (!isAsked) return hasFailedSince ? 'giallo' : 'verde';
  const hours = (now.getTime() - lastSuccess.getTime()) / HOUR_MS;
  if (hours > SILENT_HOURS) return 'rosso';
  return hours > LATE_HOURS || hasFailedSince ? 'giallo' : 'verde';
}
