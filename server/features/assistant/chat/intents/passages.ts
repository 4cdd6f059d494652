import { bestPassages, tellingAmong } from '#domain/assistant/knowledge/passages.ts';
import { grantPassages, type GrantPassage } from '#domain/assistant/knowledge/grant-passages.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';

const LEAST_COVER = 0.34;
const LEAST_SCORE = 0.55;
const SHARE_OF_BEST = 0.6;

/** Half of a word that few passages of the record hold. */
const NEAREST_SCORE = 0.5;

/** The one passage that shares most with a question, where none answers it in so many words. */
export function nearestPassage(grant: Grant, text: string): GrantPassage | null {
  const passages = grantPassages(grant);
  const asked = withoutName(grant, text).replace(/\b\d[\d.,]*\b/g, ' ');
  const [best] = bestPassages(asked, passages, tellingAmong(passages));
  return best && best.score >= NEAREST_SCORE ? best.item : null;
}

/** The words of a question but those of the grant's own name, which ask nothing. */
function withoutName(grant: Grant, text: string): string {
  const own = new Set(tokenize(fold(grant.name)).map(({ word }) => word));
  return tokenize(text)
    .filter(({ word }) => !own.has(word))
    .map(({ word }) => word)
    .join(' ');
}

/** What a grant's record says of the words of a question; the grant's own name asks nothing. */
export function relevantPassages(grant: Grant, text: string, max: number): GrantPassage[] {
  const found = bestPassages(withoutName(grant, text), grantPassages(grant));
  const best = found[0]?.score ?? 0;
  const chosen = found.filter(
    ({ score, cover }) => cover >= LEAST_COVER && score >= LEAST_SCORE && score >= best * SHARE_OF_BEST,
  );
  return distinct(chosen.map(({ item }) => item)).slice(0, max);
}

function distinct(passages: readonly GrantPassage[]): GrantPassage[] {
  const seen: string[] = [];
  return passages.filter(({ text }) => {
    const folded = fold(text);
    if (seen.some((other) => other.includes(folded) || folded.includes(other))) return false;
    seen.push(folded);
    return true;
  });
}
