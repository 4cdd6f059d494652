import type { Check } from '#domain/eligibility/check.ts';
import { checkActivity } from '#domain/eligibility/checks/activity.ts';
import { checkAge } from '#domain/eligibility/checks/age.ts';
import { checkAidRegime, regimeOf } from '#domain/eligibility/checks/aid-regime.ts';
import { checkApplicant } from '#domain/eligibility/checks/applicant.ts';
import { checkAteco } from '#domain/eligibility/checks/ateco.ts';
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
import { checkEmployees, checkRevenue } from '#domain/eligibility/checks/figures.ts';
import { checkFounderAge } from '#domain/eligibility/checks/founders.ts';
import { checkLegalForm } from '#domain/eligibility/checks/legal-form.ts';
import { checkOrders } from '#domain/eligibility/checks/project.ts';
import { checkSector } from '#domain/eligibility/checks/sector.ts';
import { checkSize } from '#domain/eligibility/checks/size.ts';
import { checkSpecialStatus } from '#domain/eligibility/checks/special-status.ts';
import { checkTerritory, isTiedToPlace } from '#domain/eligibility/checks/territory.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { grantWords } from '#domain/eligibility/grant-words.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sectorKeys } from './sector-keys.ts';
import { territoryKeys } from './territory-keys.ts';

/**
 * The checks of the engine in groups that read the same part of a grant. Grants that agree in that part share one
 * rule: a company is checked once per distinct rule, and the scan over all grants only looks the answers up. What is a
 * number or a set of bits on both sides (spend, kinds of cost, days) is compared as such (see scan.ts).
 */
type RuleGroup = {
  name: string;
  /** The part of the grant that the checks of this group read, and nothing else. */
  part: (grant: Grant) => unknown;
  check: (grant: Grant, company: CompanyView) => (Check | null)[];
  /** For groups with very many rules: numbers that are equal where a company's answer is. */
  keys?: (samples: readonly Grant[]) => (company: CompanyView) => Int32Array;
};

export const RULE_GROUPS: readonly RuleGroup[] = [
  {
    name: 'territory',
    part: (grant) => {
      const { kind, when, scope, regions } = grant.facts.seat ?? {};
      const { territory } = grant.constraints;
      return [
        territory,
        kind,
        when === 'domanda',
        when,
        territory === undefined ? [scope, regions] : 0,
        isTiedToPlace(grant),
      ];
    },
    check: (grant, company) => [checkTerritory(grant, company)],
    keys: territoryKeys,
  },
  {
    name: 'identity',
    part: (grant) => {
      const { constraints: c, facts } = grant;
      const { women, young } = facts.ownership ?? {};
      const isForPeople = c.statusesAnyOf !== undefined || c.statusesAllOf !== undefined;
      const people = isForPeople ? [women, young, c.youthAgeMax ?? facts.age?.founderMax] : 0;
      const register =
        c.legalForms === undefined && c.legalFormsExcluded === undefined && grantWords(grant).needsRegister;
      return [c.legalForms, c.legalFormsExcluded, register, facts.who, c.statusesAnyOf, c.statusesAllOf, people];
    },
    check: (grant, company) => [
      checkLegalForm(grant, company),
      checkApplicant(grant, company),
      ...checkSpecialStatus(grant, company),
    ],
  },
  {
    name: 'size',
    part: (grant) => [grant.constraints.sizes, grant.constraints.sizesWaivedFor, grant.sizes],
    check: (grant, company) => [checkSize(grant, company)],
  },
  {
    name: 'sector',
    part: ({ constraints: c, sectors }) => [c.sectors, c.sectorsExcluded, c.activities, c.sectors ?? sectors],
    check: (grant, company) => [checkSector(grant, company), checkActivity(grant, company)],
    keys: sectorKeys,
  },
  {
    name: 'age',
    part: ({ constraints: c, facts }) => {
      const { women = '', young = '' } = facts.ownership ?? {};
      const isYouthStatus = c.statusesAnyOf?.includes('giovanile') ?? false;
      const extension = /estes[oa] a \d+ mesi/i.exec(`${women} ${young}`)?.[0];
      return [
        c.mustExist,
        c.ageMonths,
        c.recentlyFounded,
        c.filedAccountsMin,
        c.founderAge,
        facts.age,
        isYouthStatus,
        extension,
        young,
      ];
    },
    check: (grant, company) => [...checkAge(grant, company), checkFounderAge(grant, company)],
  },
  {
    name: 'figures',
    part: ({ constraints: c, facts: { ateco } }) => [
      c.employees,
      c.revenueEuro,
      ateco?.include || ateco?.exclude ? ateco : 0,
    ],
    check: (grant, company) => [
      checkEmployees(grant, company),
      checkRevenue(grant, company),
      ...checkAteco(grant, company),
    ],
  },
  {
    name: 'conditions',
    part: (grant) => [
      grant.facts.tax?.not,
      regimeOf(grant),
      admitsPrimaryProduction(grant),
      grant.aidForm,
      grant.level === 'europeo',
      grant.constraints.statusesAnyOf?.includes('in_crisi'),
      isForBeginners(grant),
      { ...grantWords(grant), needsRegister: false },
      grant.facts.orders,
    ],
    check: (grant, company) => [
      checkTaxRegime(grant, company),
      checkPrimaryProduction(grant, company),
      checkDifficulty(grant, company),
      checkProcedure(grant, company),
      checkInactive(grant, company),
      checkPartners(grant, company),
      checkAidRegime(grant, company),
      checkOrders(grant, company),
    ],
  },
];
