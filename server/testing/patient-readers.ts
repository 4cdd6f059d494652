import { PATIENCE } from '#server/platform/workers/lanes.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from '#server/platform/documents/limits.ts';

/**
 * Loaded before the code under test, as cheap-passwords.ts: what a reader answers is not a matter of how soon. That
 * hostile files end within ten seconds is measured by bench:files.
 */
Object.assign<DocumentLimits, Partial<DocumentLimits>>(DOCUMENT_LIMITS, {
  maxMs: 90_000,
  enoughMs: 60_000,
  maxMarkMs: 90_000,
});
PATIENCE.factor = 10;
