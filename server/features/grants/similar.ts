import type { Grant } from '#domain/grants/grant.ts';
import { SHUT_STATUSES } from '#domain/grants/status.ts';
import type { Steps } from '#domain/steps.ts';
import { facetValues } from './filters.ts';
import type { Catalogue, CatalogueEntry } from './memory.ts';

const CANDIDATES = 40;

/** Grants about the same thing, for the same places: those that can be asked for come first. */
export function* similarEntries(
  catalogue: Catalogue,
  like: Grant | string,
  now: Date,
  hidden: ReadonlySet<string>,
  limit: number,
): Steps<CatalogueEntry[]> {
  const words = typeof like === 'string' ? like : `${like.name} ${like.eligibleCosts.slice(0, 4).join(' ')}`;
  const own = typeof like === 'string' ? null : like.id;
  const hits = yield* catalogue.index(now).searchInSteps(words.slice(0, 300), { limit: CANDIDATES });
  const entries = hits
    .flatMap(({ id }) => catalogue.find(id) ?? [])
    .filter(({ grant }) => grant.id !== own && !hidden.has(grant.id));
  return entries
    .map((entry, rank) => ({ entry, penalty: rank + penaltyOf(catalogue, entry, like, now) }))
    .sort((one, other) => one.penalty - other.penalty)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** In places lost: a grant for other regions or that is shut helps little. */
function penaltyOf(catalogue: Catalogue, entry: CatalogueEntry, like: Grant | string, now: Date): number {
  const isShut = SHUT_STATUSES.includes(catalogue.statusOf(entry, now).status);
  const isElsewhere =
    typeof like !== 'string' &&
    !facetValues(entry.grant, 'region').some((region) => facetValues(like, 'region').includes(region));
  return (isShut ? CANDIDATES : 0) + (isElsewhere ? CANDIDATES : 0);
}
