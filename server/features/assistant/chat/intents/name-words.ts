import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import type { Turn } from '#server/features/assistant/chat/turn.ts';

export const nameStems = ({ name }: Grant): ReadonlySet<string> =>
  new Set(tokenize(fold(name)).map(({ stem }) => stem));

/** What is asked about, without the words of the grant's own name. */
export function thingAsked({ subject }: Pick<Turn['question'], 'subject'>, grant: Grant): string {
  const own = nameStems(grant);
  return tokenize(subject)
    .filter(({ stem }) => !own.has(stem))
    .map(({ word }) => word)
    .join(' ');
}
