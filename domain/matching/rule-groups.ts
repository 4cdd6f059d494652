import type { Check } from '#domain/eligibility/check.ts';
import { checkActivity } from '#domain/eligibility/checks/activity.ts';
import { checkAge } from '#domain/eligibility/checks/age.ts';
import { checkAteco } from '#domain/eligibility/checks/ateco.ts';
import { checkEmployees, checkFounderAge, checkRevenue } from '#domain/eligibility/checks/figures.ts';
import { checkLegalForm } from '#domain/eligibility/checks/legal-form.ts';
import { checkSector } from '#domain/eligibility/checks/sector.ts';
import { checkSize } from '#domain/eligibility/checks/size.ts';
import { checkSpecialStatus } from '#domain/eligibility/checks/special-status.ts';
import { checkTerritory } from '#domain/eligibility/checks/territory.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sectorKeys } from './sector-keys.ts';
import { territoryKeys } from './territory-keys.ts';

/**
 * The checks of the engine in groups that read the same part of a grant. Grants that agree in that part share one
 * rule: a company is checked once per distinct rule, and the scan over all grants only looks the answers up. The spend,
 * which no company datum can fail, is compared as a number (see scan.ts).
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
    part: (grant) => grant.constraints.territory,
    check: (grant, company) => [checkTerritory(grant, company)],
    keys: territoryKeys,
  },
  {
    name: 'identity',
    part: ({ constraints: c }) => [c.legalForms, c.legalFormsExcluded, c.statusesAnyOf, c.statusesAllOf, c.youthAgeMax],
    check: (grant, company) => [checkLegalForm(grant, company), ...checkSpecialStatus(grant, company)],
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
    part: ({ constraints: c }) => [c.mustExist, c.ageMonths, c.recentlyFounded, c.filedAccountsMin, c.founderAge],
    check: (grant, company) => [...checkAge(grant, company), checkFounderAge(grant, company)],
  },
  {
    name: 'figures',
    part: ({ constraints: c, facts }) => [c.employees, c.revenueEuro, facts.ateco],
    check: (grant, company) => [
      checkEmployees(grant, company),
      checkRevenue(grant, company),
      ...checkAteco(grant, company),
    ],
  },
];
