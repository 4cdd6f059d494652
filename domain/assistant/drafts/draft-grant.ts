import type { Grant } from '#domain/grants/grant.ts';
import type { AidForm, Category, GrantLevel } from '#domain/vocabulary.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';

/** What a draft reads of a grant: one of the catalogue, or one that the user describes. */
export type DraftGrant = {
  id: string | null;
  name: string;
  entity: string;
  level: GrantLevel | null;
  categories: Category[];
  deadline: string | null;
  amounts: Grant['amounts'] | null;
  /** As somebody wrote it, where there are no figures of our own. */
  amountWords: string | null;
  aidForm: AidForm | null;
  aidIntensity: string | null;
  beneficiaries: string;
  summary: string;
  eligibleCosts: string[];
  requirements: string[];
  benefits: string[];
  legalBasis: string | null;
};

export function draftGrantOf(grant: Grant): DraftGrant {
  const each = (texts: readonly string[]) => texts.map((text) => quotable(text, 300)).filter((text) => text !== '');
  return {
    id: grant.id,
    name: quotable(grant.name, 300),
    entity: quotable(grant.entity, 200),
    level: grant.level,
    categories: grant.categories,
    deadline: grant.closesOn,
    amounts: grant.amounts,
    amountWords: null,
    aidForm: grant.aidForm,
    aidIntensity: grant.aidIntensity && (quotable(grant.aidIntensity, 120) || null),
    beneficiaries: quotable(grant.beneficiaries, 240),
    summary: quotable(grant.summary, 1200),
    eligibleCosts: each(grant.eligibleCosts),
    requirements: each(grant.requirements),
    benefits: each(grant.benefits),
    legalBasis: grant.legalBasis && (quotable(grant.legalBasis, 200) || null),
  };
}
