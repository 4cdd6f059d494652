import { keep, kept } from '#web/lib/tab-storage.ts';
import type { Said } from './use-hub.ts';

/** What Filo last said about these grants, and which suggestions were applied: a reload brings them back. */
export type HubMemory = Pick<Said, 'analysis' | 'suggestions'> & { applied: string[] };

const STORAGE_KEY = 'bandolo-hub';
const APPLIED_MAX = 200;
export const NOTHING_SAID: HubMemory = { analysis: null, suggestions: null, applied: [] };

/** Of other grants, or of another company's, nothing is remembered. */
export function recall(about: string): HubMemory {
  try {
    const told = JSON.parse(kept(STORAGE_KEY) ?? 'null') as (HubMemory & { about: string }) | null;
    if (told?.about !== about) return NOTHING_SAID;
    const { analysis, suggestions, applied } = told;
    return { analysis, suggestions, applied };
  } catch {
    return NOTHING_SAID;
  }
}

export function remember(about: string, { analysis, suggestions, applied }: HubMemory): void {
  keep(STORAGE_KEY, JSON.stringify({ about, analysis, suggestions, applied: applied.slice(-APPLIED_MAX) }));
}
