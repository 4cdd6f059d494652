import type { CompanyFacts } from './company.ts';
import { completeness, type Completeness } from './completeness.ts';
import type { CompanyFields } from './company-profile.ts';

/** What matching and eligibility read of a stored company. */
export function companyFacts(company: CompanyFields): CompanyFacts & { name: string } {
  return {
    name: company.companyName,
    sector: company.sector,
    region: company.region,
    province: company.province,
    city: company.city,
    legalForm: company.legalForm,
    employeeBand: company.employees,
    revenueBand: company.revenue,
    employeesExact: company.employeesExact,
    revenueExact: company.revenueExact,
    balanceExact: company.balanceExact,
    foundedYear: company.foundedYear,
    foundedOn: company.foundedOn,
    atecoCodes: company.atecoCodes,
    atecoVersion: company.atecoVersion,
    isWomenLed: company.isWomenLed,
    isYouthLed: company.isYouthLed,
    innovativeSection: company.innovativeSection,
    operatingSeats: company.operatingSeats,
    shareholders: company.shareholders,
    relatedCompanies: company.relatedCompanies,
    hasGroup: company.hasGroup,
    taxRegime: company.taxRegime,
    procedure: company.procedure,
    isInactive: company.isInactive,
    shareCapital: company.shareCapital,
    netEquity: company.netEquity,
    aidReceived: [],
    previousGrants: company.previousGrants ?? '',
    description: company.description,
    settled: company.settled,
  };
}

export function companyCompleteness(company: CompanyFields): Completeness {
  return completeness({
    ...companyFacts(company),
    role: company.roleInCompany,
    vatNumber: company.vatNumber,
    taxCode: company.taxCode,
    address: company.address,
    pec: company.pec,
    website: company.website,
    hasGroupAnswer: company.hasGroup,
  });
}
