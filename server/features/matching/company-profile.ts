import { z } from '@hono/zod-openapi';
import { companyInput } from '#domain/companies/company-input.ts';
import { aidReceived, COMPANY_CAPS } from '#domain/companies/company-parts.ts';
import type { CompanyProfile } from '#domain/eligibility/company-from-profile.ts';

const text = (max: number) => z.string().max(max).nullish();
const figure = z.union([z.string().max(40), z.number()]).nullish();

/** The names of a stored company (POST /api/companies), for what the short profile has no place for. */
const {
  operatingSeats,
  shareholders,
  relatedCompanies,
  atecoCodes,
  innovativeSection,
  taxRegime,
  procedure,
  netEquity,
} = companyInput.shape;
const amount = z.number().min(0).max(COMPANY_CAPS.amount).nullish();
const answer = z.boolean().nullish();
const fullNames = {
  companyName: text(200),
  legalForm: text(60),
  employeesExact: z.number().min(0).max(COMPANY_CAPS.employees).nullish(),
  revenueExact: amount,
  balanceExact: amount,
  foundedYear: z.number().nullish(),
  foundedOn: text(20),
  atecoCodes: atecoCodes.nullish(),
  atecoVersion: text(10),
  isWomenLed: answer,
  isYouthLed: answer,
  innovativeSection,
  hasGroup: answer,
  operatingSeats: operatingSeats.nullish(),
  shareholders: shareholders.nullish(),
  relatedCompanies: relatedCompanies.nullish(),
  taxRegime,
  procedure,
  isInactive: answer,
  shareCapital: amount,
  netEquity,
  aidReceived: z.array(aidReceived).max(COMPANY_CAPS.rows).nullish(),
  previousGrants: text(COMPANY_CAPS.text),
};

/** The short profile with optional precise data. Unknown keys are ignored, nothing is stored (ELI-8). */
export const companyProfile = z
  .object({
    company_name: text(200),
    sector: text(60),
    region: text(60),
    location: text(200),
    province: text(60),
    city: text(120),
    legal_form: text(60),
    employees: figure,
    revenue: figure,
    founded_year: z.union([z.number(), z.string().max(10)]).nullish(),
    founded_on: text(20),
    total_assets: z.number().nullish(),
    ateco: z.union([z.string().max(20), z.array(z.string().max(20)).max(30)]).nullish(),
    ateco_version: text(10),
    women_led: z.boolean().nullish(),
    youth_led: z.boolean().nullish(),
    description: text(8000),
    ...fullNames,
  })
  .openapi('CompanyProfile');
export type CompanyProfileInput = z.infer<typeof companyProfile>;

/** What was left out or null is simply not known. */
export function knownKeys(profile: CompanyProfileInput): CompanyProfile {
  const { founded_year: year, ...rest } = profile;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null));
  return { ...known, ...(year == null ? {} : { founded_year: Number(year) }) };
}
