import { improveText } from '#domain/assistant/improve/improve-text.ts';
import { runApart } from '#server/platform/threads/run-apart.ts';

/** A few paragraphs are done in a few milliseconds; more would make everybody wait. */
const QUICK_CHARS = 3_000;

export async function improveApart(...given: Parameters<typeof improveText>): Promise<ReturnType<typeof improveText>> {
  if (given[0].length <= QUICK_CHARS) return improveText(...given);
  return runApart('domain/assistant/improve/improve-text.ts', 'improveText', ...given);
}
