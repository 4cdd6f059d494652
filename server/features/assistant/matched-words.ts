import type { Grant } from '#domain/grants/grant.ts';
import { highlight } from '#domain/search/highlight.ts';

const WORDS = 6;

/** Which words of a grant answer a search, as the grant writes them. */
export function matchedWords(grant: Grant, terms: readonly string[]): string[] {
  const found = [grant.name, grant.summary, grant.eligibleCosts.join(', '), grant.benefits.join(', ')]
    .flatMap((text) => highlight(text, [...terms]))
    .filter(({ match }) => match)
    .map(({ text }) => text.toLowerCase());
  return [...new Set(found)].slice(0, WORDS);
}
