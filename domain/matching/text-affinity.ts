import { RELEVANCE } from '#domain/constants.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { tokenize } from '#domain/search/tokens.ts';

/** Shared words that fill the whole 0 to 9 range: two short texts seldom share more. */
const FULL_AFFINITY_WORDS = 6;

/** How much two texts share, 0 to 9, in place of spec §9's random amount: the same input, the same answer. */
export function textAffinity(companyText: string, grant: Grant): number {
  const company = contentStems(companyText);
  if (company.size === 0) return 0;
  const title = contentStems(`${grant.name} ${grant.eligibleCosts.join(' ')}`);
  const body = contentStems(`${grant.summary} ${grant.benefits.join(' ')} ${grant.beneficiaries}`);
  let shared = 0;
  for (const stem of company) shared += title.has(stem) ? 1 : body.has(stem) ? 0.6 : 0;
  return Math.min(RELEVANCE.affinityMax, Math.round((shared / FULL_AFFINITY_WORDS) * RELEVANCE.affinityMax));
}

function contentStems(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter((token) => token.role === 'content' && token.word.length > 2)
      .map((token) => token.stem),
  );
}
