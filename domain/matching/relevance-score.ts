import type { CompanyFacts } from '#domain/companies/company.ts';
import { RELEVANCE } from '#domain/constants.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { textAffinity } from './text-affinity.ts';

/** The parts of the score, so that the user can read why. */
export type RelevanceParts = { sameSector: boolean; sameRegion: boolean; mentionsSme: boolean; affinity: number };

export function relevanceParts(
  grant: Grant,
  company: Pick<CompanyFacts, 'sector' | 'region' | 'description'>,
): RelevanceParts {
  return {
    sameSector: company.sector !== null && grant.sectors.includes(company.sector),
    sameRegion: company.region !== null && grant.regions.includes(company.region),
    mentionsSme: mentionsSme(grant),
    affinity: textAffinity(company.description, grant),
  };
}

/** How well a grant suits a company, 70 to 95 (spec §9). */
export function relevanceScore(parts: RelevanceParts): number {
  const score =
    RELEVANCE.base +
    (parts.sameSector ? RELEVANCE.sameSector : 0) +
    (parts.sameRegion ? RELEVANCE.sameRegion : 0) +
    (parts.mentionsSme ? RELEVANCE.mentionsSme : 0) +
    parts.affinity;
  return Math.min(score, RELEVANCE.cap);
}

const SME = /\bM?PMI\b|micro, piccole e medie|piccole e medie imprese|medie e piccole imprese/i;

function mentionsSme(grant: Grant): boolean {
  return SME.test(grant.beneficiaries) || SME.test(grant.summary);
}
