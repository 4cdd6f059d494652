import type { NamedCompany } from '#domain/eligibility/company-view.ts';

/** A company of which nothing is known, for tests to fill in. */
export function sampleCompany(known: Partial<NamedCompany> = {}): NamedCompany {
  return {
    name: null,
    sector: null,
    region: null,
    province: null,
    city: null,
    legalForm: null,
    employeeBand: null,
    revenueBand: null,
    employeesExact: null,
    revenueExact: null,
    balanceExact: null,
    foundedYear: null,
    foundedOn: null,
    atecoCodes: [],
    atecoVersion: null,
    isWomenLed: null,
    isYouthLed: null,
    description: '',
    ...known,
  };
}
