import type { Grant } from '#domain/grants/grant.ts';
import { highlight } from '#domain/search/highlight.ts';

const WORDS = 6;

/** Which words of a grant answer a search, as the grant writes them. */
export function matchedWords(grant: Grant, terms: readonly string[]): string[] {
  const found = [grant.name, grant.summary, grant.eligibleCosts.join(', '), grant.benefits.join(', ')]
    .flatMap((text) => highlight(text, [...terms]))
    .map(({ text, match }) => (match ? text.toLowerCase() : ''))
    .filter((text) => text !== '' && !/[–—|]/.test(text)); // words joined over a dash of the title say nothing
  return [...new Set(found)].slice(0, WORDS);
}
