import type { analyseDocument } from '#domain/assistant/document/analyse-document.ts';
import type { Services } from '#server/context.ts';

const MODULE = 'domain/assistant/document/analyse-document.ts';
/** What a page or two holds is found in a few milliseconds; a whole balance sheet would make others wait. */
const QUICK_CHARS = 8_000;

/** What the text of a document says, read in a worker thread. */
export function analyseInWorker({ workers }: Pick<Services, 'workers'>, text: string) {
  const limits =
    text.length <= QUICK_CHARS ? ({ timeLimitMs: 5_000 } as const) : ({ timeLimitMs: 30_000, lane: 'long' } as const);
  return workers.run<typeof analyseDocument>(MODULE, 'analyseDocument', [text], { ...limits, chars: text.length });
}
