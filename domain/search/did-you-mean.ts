import type { SearchCore } from './core.ts';
import { readWords } from './query-words.ts';

/** The query with its typing errors corrected, or null when every word is known. */
export function didYouMean(query: string, core: SearchCore): string | null {
  const places = core.gazetteer?.find(query) ?? [];
  const inPlace = (start: number) => places.some((place) => start >= place.start && start < place.end);
  // The closing space says that the last word is complete: it is to be corrected, not completed.
  const words = readWords(`${query} `, core.vocabulary, core.concepts, { typo: 1, prefix: 1 });
  let text = query;
  let changed = false;
  for (let at = words.length - 1; at >= 0; at--) {
    const { token, readings, corrected } = words[at]!;
    if (!corrected || inPlace(token.start)) continue;
    const glued = words[at - 1]?.token.start === token.start ? words[at - 1] : undefined;
    const instead = glued === undefined ? readings[0]!.word : `${glued.token.word} ${token.word}`;
    text = text.slice(0, token.start) + instead + text.slice(token.end);
    changed = true;
    if (glued !== undefined) at--;
  }
  return changed ? text : null;
}
