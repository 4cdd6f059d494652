import { z } from '@hono/zod-openapi';
import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';
import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';

const text = (max: number) => z.string().max(max).optional().catch(undefined);
const figure = z
  .union([z.string().max(40), z.number()])
  .optional()
  .catch(undefined);

/** The short profile as a request may carry it (AST-17). It informs a text where no record does; it opens nothing. */
const profileInput = z.object({
  company_name: text(200),
  sector: text(60),
  region: text(60),
  location: text(200),
  city: text(120),
  legal_form: text(60),
  employees: figure,
  revenue: figure,
  founded_year: z.coerce.number().optional().catch(undefined),
  description: text(4000),
});
export const looseProfile = z.record(z.string(), z.unknown()).optional().catch(undefined);
export type LooseProfile = z.infer<typeof looseProfile>;

const SPELLINGS: Record<string, string> = {
  companyName: 'company_name',
  legalForm: 'legal_form',
  foundedYear: 'founded_year',
  settore: 'sector',
  regione: 'region',
};

/** For people without a company of their own (consultants); null when the request describes none. */
export function companyFromRequest(given: LooseProfile): CompanyFields | null {
  const inner = (given?.primary_business ?? given?.companyProfile ?? given) as Record<string, unknown> | undefined;
  if (!inner || typeof inner !== 'object') return null;
  const named = Object.fromEntries(
    Object.entries(inner)
      .filter(([, value]) => value != null)
      .map(([key, value]) => [SPELLINGS[key] ?? key, value]),
  );
  const profile = profileInput.parse(named);
  if (!profile.company_name && !profile.sector && !profile.description) return null;
  const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
  const { name, employeeBand, revenueBand, ...facts } = companyFactsFromProfile(known, placesOfItaly());
  return {
    ...EMPTY_COMPANY,
    ...facts,
    companyName: name ?? '',
    roleInCompany: '',
    sector: facts.sector ?? 'other',
    employees: employeeBand,
    revenue: revenueBand,
    location: profile.location ?? null,
  };
}
