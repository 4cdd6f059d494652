import { NOTHING_KNOWN } from '#domain/companies/company.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';

/** A company of which nothing is known, for tests to fill in. */
export const sampleCompany = (known: Partial<NamedCompany> = {}): NamedCompany => ({
  name: null,
  ...NOTHING_KNOWN,
  ...known,
});
