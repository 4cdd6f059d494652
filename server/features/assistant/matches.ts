import { buildMatcher, type Matcher } from '#domain/matching/matcher.ts';
import type { Catalogue } from '#server/features/grants/service.ts';

const matchers = new WeakMap<Catalogue, { revision: number; matcher: Matcher }>();

/** Built again only when a grant changed. */
export function matcherOf(catalogue: Catalogue): Matcher {
  const known = matchers.get(catalogue);
  if (known?.revision === catalogue.revision) return known.matcher;
  const matcher = buildMatcher([...catalogue.entries()].map(({ grant }) => grant));
  matchers.set(catalogue, { revision: catalogue.revision, matcher });
  return matcher;
}
