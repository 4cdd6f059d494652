import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import type { ReadingWorld } from './reading-world.ts';

/** As examples write it where a grant is named. */
const NAMED = 'bando';

/** A text with the names of its grants taken for one word: what is asked of them is the same whatever they are called. */
export function withoutNames(text: string, grants: readonly string[], world: Pick<ReadingWorld, 'nameOf'>): string {
  const own = new Set(grants.flatMap((id) => tokenize(fold(world.nameOf(id) ?? '')).map(({ word }) => word)));
  const words = tokenize(text).map(({ word, role }) => (own.has(word) && role !== 'grammar' ? NAMED : word));
  const told = words.filter((word, at) => word !== NAMED || words[at - 1] !== NAMED).join(' ');
  return text.trimEnd().endsWith('?') ? `${told}?` : told;
}
