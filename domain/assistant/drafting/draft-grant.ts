import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus, SHUT_STATUSES } from '#domain/grants/status.ts';
import type { AidForm, Category, CompanySize, GrantLevel } from '#domain/vocabulary.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';

/** What a draft reads of a grant: one of the catalogue, or one that the user describes. */
export type DraftGrant = {
  id: string | null;
  name: string;
  entity: string;
  level: GrantLevel | null;
  categories: Category[];
  deadline: string | null;
  /** Nobody can apply today. */
  isShut: boolean;
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
  /** Spend of the project that the call admits, in euro. */
  spendMin: number | null;
  spendMax: number | null;
  /** Up to here the call has one procedure; beyond it another, up to the maximum. */
  spendPlain: number | null;
  aidNote: string | null;
  aidMax: number | null;
  /** Nothing may be ordered before applying. */
  isOrderingForbidden: boolean;
  /** Who may ask, as far as a profile tells it. */
  admits: {
    sizes: CompanySize[];
    provinces: string[];
    regions: string[];
    isForStartups: boolean;
    maxMonths: number | null;
  };
  criteria: string[];
  duties: string[];
  procedure: string[];
  answers: string[];
};

export function draftGrantOf(grant: Grant, today: string): DraftGrant {
  const each = (texts: readonly string[]) => texts.map((text) => quotable(text, 300)).filter((text) => text !== '');
  return {
    id: grant.id,
    name: quotable(grant.name, 300),
    entity: quotable(grant.entity, 200),
    level: grant.level,
    categories: grant.categories,
    deadline: grant.closesOn,
    isShut: SHUT_STATUSES.includes(grantStatus(grant, today).status),
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
    ...knownOf(grant, each),
  };
}

type Read = (texts: readonly string[]) => string[];

function knownOf({ amounts, facts, sizes, constraints, aidRegime }: Grant, each: Read) {
  const isSpend = amounts.kind === 'spesa' || amounts.kind === 'investimento';
  const territory = constraints.territory === 'any' ? undefined : constraints.territory;
  return {
    spendMin: facts.spend?.min ?? (isSpend ? amounts.min : null),
    spendMax: facts.spend?.max ?? (isSpend ? amounts.max : null),
    spendPlain: isSpend ? amounts.max : null,
    aidNote: facts.aid?.note ? (each([facts.aid.note])[0] ?? null) : null,
    aidMax: facts.aid?.max ?? (amounts.kind === 'contributo' ? amounts.max : null),
    // Reg. UE 651/2014, art. 6: the application comes before the work.
    isOrderingForbidden: facts.orders ? facts.orders.rule === 'vietati_prima' : aidRegime === 'gber',
    admits: {
      sizes,
      provinces: territory?.provinces ?? [],
      regions: territory?.partly ? [] : (territory?.regions ?? []),
      isForStartups: constraints.statusesAnyOf?.includes('startup_innovativa') ?? false,
      maxMonths: facts.age?.companyMaxMonths ?? constraints.ageMonths?.max ?? null,
    },
    criteria: each((facts.criteria ?? []).map(({ name }) => name)),
    duties: each(facts.duties ?? []),
    procedure: each(facts.procedure ?? []),
    answers: each((facts.faq ?? []).map(({ answer }) => answer)),
  };
}

/** A grant that the catalogue does not hold has only what the request says of it. */
export const NOTHING_KNOWN = {
  spendMin: null,
  spendMax: null,
  spendPlain: null,
  aidNote: null,
  aidMax: null,
  isOrderingForbidden: false,
  admits: { sizes: [], provinces: [], regions: [], isForStartups: false, maxMonths: null },
  criteria: [],
  duties: [],
  procedure: [],
  answers: [],
} satisfies ReturnType<typeof knownOf>;
