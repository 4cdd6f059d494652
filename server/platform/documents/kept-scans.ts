import { createHash } from 'node:crypto';
import type { DocumentText } from '#domain/files/document-reading.ts';

const MOST = 20;
const KEPT_MS = 15 * 60_000;

/** The same scan is read by the vault, the profile and an application: its letters are recognised once, for a while. */
export function createKeptScans(now: () => number = Date.now) {
  const kept = new Map<string, { reading: DocumentText; until: number }>();
  return {
    nameOf: (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64'),
    get(name: string): DocumentText | null {
      for (const [each, { until }] of kept) if (until <= now()) kept.delete(each);
      return kept.get(name)?.reading ?? null;
    },
    keep(name: string, reading: DocumentText): void {
      kept.set(name, { reading, until: now() + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
}
