import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { SECTORS } from '#domain/vocabulary.ts';

const PARTNERS =
  /\b(?:consorzi[oi]?\b|partenariat\w+|almeno (?:tre|due|3) (?:partner|entita|soggetti|organizzazioni)|raggruppament\w+|accordo di filiera|aggregazion\w+)/;
const NEGOTIATED_EURO = 5_000_000;

/** What a consultant knows of a grant before meeting the company: how easy it is to use. Points of fit. */
export function grantPrior(grant: Grant): number {
  const text = fold(`${grant.beneficiaries}. ${grant.requirements.join('. ')}`);
  let points = 0;
  if (PARTNERS.test(text)) points -= PRIOR.needsPartners;
  if ((grant.constraints.spendEuro?.min ?? 0) >= NEGOTIATED_EURO) points -= PRIOR.needsMillions;
  if (grant.level === 'europeo') points -= PRIOR.european;
  if (isForEveryone(grant)) points += PRIOR.forEveryone;
  return points;
}

export const PRIOR = { needsPartners: 60, needsMillions: 150, european: 20, forEveryone: 25 };

function isForEveryone(grant: Grant): boolean {
  return grant.level === 'nazionale' && grant.regions.length === 0 && grant.sectors.length >= SECTORS.length - 1;
}
