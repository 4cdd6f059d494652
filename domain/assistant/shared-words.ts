import { tokenize } from '#domain/search/tokens.ts';

/** Shared words that fill the whole range: two short texts seldom share more. */
const FULL_WORDS = 6;

/** How much two texts share, 0 to `max`, in place of chance: the same for the same input (AST-5). */
export function sharedWords(one: string, other: string, max: number): number {
  const known = stems(one);
  let shared = 0;
  for (const stem of stems(other)) if (known.has(stem)) shared += 1;
  return Math.min(max, Math.round((shared / FULL_WORDS) * max));
}

export function stems(text: string): Set<string> {
  return new Set(tokenize(text).flatMap(({ role, word, stem }) => (role === 'content' && word.length > 2 ? stem : [])));
}
