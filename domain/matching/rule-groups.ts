import type { CompanyCheck } from '#domain/eligibility/check-eligibility.ts';
import { checkActivity } from '#domain/eligibility/checks/activity.ts';
import { checkAge } from '#domain/eligibility/checks/age.ts';
import { checkAidRegime, regimeOf } from '#domain/eligibility/checks/aid-regime.ts';
import { checkApplicant } from '#domain/eligibility/checks/applicant.ts';
import { checkAteco, isListedElsewhere } from '#domain/eligibility/checks/ateco.ts';
import {
  admitsPrimaryProduction,
  checkDifficulty,
  checkInactive,
  checkPartners,
  checkPrimaryProduction,
  checkProcedure,
  checkTaxRegime,
  isForBeginners,
} from '#domain/eligibility/checks/conditions.ts';
import { checkCosts } from '#domain/eligibility/checks/costs.ts';
import { checkEmployees, checkRevenue, revenueBounds, staffBounds } from '#domain/eligibility/checks/figures.ts';
import { checkFounderAge } from '#domain/eligibility/checks/founders.ts';
import { checkLegalForm, formsNamed } from '#domain/eligibility/checks/legal-form.ts';
import { checkOrders, checkProjectDates, checkSpend } from '#domain/eligibility/checks/project.ts';
import { checkSector } from '#domain/eligibility/checks/sector.ts';
import { admittedSizes, checkSize } from '#domain/eligibility/checks/size.ts';
import { checkSpecialStatus } from '#domain/eligibility/checks/special-status.ts';
import { checkTerms } from '#domain/eligibility/checks/terms.ts';
import { checkTerritory, isTiedToPlace } from '#domain/eligibility/checks/territory.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { grantTerms } from '#domain/eligibility/grant-terms.ts';
import { grantWords } from '#domain/eligibility/grant-words.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import { toldLimits } from '#domain/eligibility/told-limits.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { paidCosts } from '#domain/projects/paid-costs.ts';
import { costKeys, spendKeys } from './project-keys.ts';
import { sectorKeys } from './sector-keys.ts';
import { territoryKeys } from './territory-keys.ts';

/**
 * The checks of the engine in groups that the scan looks up at once, each made of facets that read one part of a grant.
 * Grants that agree in a part share one rule of that facet: a company is checked once per distinct rule, and a group's
 * answers are put together from those of its facets.
 */
type Facet = {
  /** The part of the grant that the checks of this facet read, and nothing else. */
  part: (grant: Grant) => unknown;
  checks: readonly CompanyCheck[];
  /** For facets with very many rules: numbers that are equal where a company's answer is. */
  keys?: (samples: readonly Grant[]) => (company: CompanyView) => Int32Array;
};
type RuleGroup = { name: string; facets: readonly Facet[] };

const territory: Facet = {
  part: (grant) => {
    const { kind, when, scope, regions } = grant.facts.seat ?? {};
    const { territory: stated } = grant.constraints;
    return [stated, kind, when, scope, regions, isTiedToPlace(grant)];
  },
  checks: [checkTerritory],
  keys: territoryKeys,
};

const legalForm: Facet = {
  part: (grant) => {
    const { legalForms, legalFormsExcluded } = grant.constraints;
    const isSilent = legalForms === undefined && legalFormsExcluded === undefined;
    const named = Array.isArray(legalForms) ? formsNamed(grant) : 0;
    return [legalForms, named, legalFormsExcluded, isSilent && grantWords(grant).needsRegister];
  },
  checks: [checkLegalForm],
};
const applicant: Facet = {
  part: ({ facts }) => facts.who,
  checks: [checkApplicant],
};
const statuses: Facet = {
  part: ({ constraints: c, facts }) => {
    const isAsked = c.statusesAnyOf !== undefined || c.statusesAllOf !== undefined;
    const { women, young } = facts.ownership ?? {};
    const ages = [c.youthAgeMax ?? facts.age?.founderMax, c.ageMonths?.max ?? facts.age?.companyMaxMonths];
    return isAsked ? [c.statusesAnyOf, c.statusesAllOf, women, young, ages] : 0;
  },
  checks: [checkSpecialStatus],
};

const size: Facet = {
  part: (grant) => {
    const { sizes, sizesWaivedFor } = grant.constraints;
    const named = sizes === undefined ? grantWords(grant).sizesNamed : 0;
    return [admittedSizes(grant), sizesWaivedFor, grant.sizes, named];
  },
  checks: [checkSize],
};
const sector: Facet = {
  part: ({ constraints: c, sectors }) => [c.sectors, c.sectorsExcluded, c.activities, c.sectors ?? sectors],
  checks: [checkSector, checkActivity],
  keys: sectorKeys,
};

const age: Facet = {
  part: (grant) => {
    const { constraints: c, facts } = grant;
    const { women = '', young = '' } = facts.ownership ?? {};
    const extension = /estes[oa] a \d+ mesi/i.exec(`${women} ${young}`)?.[0];
    const { companyMinMonths, companyMaxMonths } = facts.age ?? {};
    return [
      c.mustExist,
      c.ageMonths,
      c.recentlyFounded,
      c.filedAccountsMin ?? toldLimits(grant).accountsMin,
      companyMinMonths,
      companyMaxMonths,
      extension,
      toldLimits(grant).admitsUnderMonths,
    ];
  },
  checks: [checkAge],
};
const founders: Facet = {
  part: ({ constraints: c, facts }) => {
    const { founderMin, founderMax } = facts.age ?? {};
    const isAsked = c.founderAge !== undefined || founderMax !== undefined;
    return isAsked
      ? [c.founderAge, founderMin, founderMax, c.statusesAnyOf?.includes('giovanile'), facts.ownership?.young]
      : 0;
  },
  checks: [checkFounderAge],
};

const employees: Facet = {
  part: (grant) => [staffBounds(grant), revenueBounds(grant)],
  checks: [checkEmployees, checkRevenue],
};
const ateco: Facet = {
  part: (grant) => {
    const { ateco: codes } = grant.facts;
    return codes?.include || codes?.exclude ? codes : isListedElsewhere(grant);
  },
  checks: [checkAteco],
};

const tax: Facet = {
  part: ({ facts, aidForm }) => facts.tax?.not && [facts.tax.not, aidForm === 'deduzione fiscale'],
  checks: [checkTaxRegime],
};
const primaryProduction: Facet = {
  part: (grant) => admitsPrimaryProduction(grant),
  checks: [checkPrimaryProduction],
};
const difficulty: Facet = {
  part: (grant) => {
    const isForTroubled = grant.constraints.statusesAnyOf?.includes('in_crisi');
    const isDeduction = grant.aidForm === 'detrazione fiscale';
    return [
      regimeOf(grant),
      isDeduction,
      grant.level === 'europeo',
      isForTroubled,
      grantWords(grant).excludesDifficulty,
    ];
  },
  checks: [checkDifficulty],
};
/** Winding up and not trading yet: by the form of the aid. */
const standing: Facet = {
  part: (grant) => [grant.aidForm, grantWords(grant).isForGivers, isForBeginners(grant)],
  checks: [checkProcedure, checkInactive],
};
const partners: Facet = {
  part: (grant) => grantWords(grant).needsPartners,
  checks: [checkPartners],
};
const terms: Facet = {
  part: (grant) => grantTerms(grant).decisive.map(({ text: _, ...term }) => term),
  checks: [checkTerms],
};
const aidRegime: Facet = {
  part: (grant) => [regimeOf(grant), grant.aidForm === 'misto', grantWords(grant).isMinimisForGiftOnly],
  checks: [checkAidRegime],
};
const orders: Facet = {
  part: (grant) => [grant.facts.orders, regimeOf(grant)],
  checks: [checkOrders],
};

const spend: Facet = {
  part: (grant) => spendBounds(grant),
  checks: [checkSpend],
  keys: spendKeys,
};
const dates: Facet = {
  part: ({ openingMode, closesOn }) => (openingMode === 'automatica' ? closesOn : null),
  checks: [checkProjectDates],
};
const costs: Facet = {
  part: (grant) => (grant.eligibleCosts.length === 0 ? 0 : [paidCosts(grant), spendBounds(grant).min]),
  checks: [checkCosts],
  keys: costKeys,
};

export const RULE_GROUPS: readonly RuleGroup[] = [
  { name: 'territory', facets: [territory] },
  { name: 'identity', facets: [legalForm, applicant, statuses] },
  { name: 'size', facets: [size] },
  { name: 'sector', facets: [sector] },
  { name: 'age', facets: [age, founders] },
  { name: 'figures', facets: [employees, ateco] },
  { name: 'conditions', facets: [tax, primaryProduction, difficulty, standing, partners, terms, aidRegime, orders] },
  { name: 'spend', facets: [spend, dates] },
  { name: 'costs', facets: [costs] },
];
