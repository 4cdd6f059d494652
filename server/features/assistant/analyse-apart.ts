import { analyseDocument } from '#domain/assistant/document/analyse-document.ts';
import { runApart } from '#server/platform/threads/run-apart.ts';

/** What a page or two holds is found in a few milliseconds; a whole balance sheet would make everybody wait. */
const QUICK_CHARS = 8_000;

export async function analyseApart(text: string): Promise<ReturnType<typeof analyseDocument>> {
  if (text.length <= QUICK_CHARS) return analyseDocument(text);
  return runApart('domain/assistant/document/analyse-document.ts', 'analyseDocument', text);
}
