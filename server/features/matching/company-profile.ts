import { z } from '@hono/zod-openapi';

const text = (max: number) => z.string().max(max).nullish();
const figure = z.union([z.string().max(40), z.number()]).nullish();

/** spec §3's short profile with the optional precise data of product.md. Unknown keys are ignored, nothing is stored. */
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
  })
  .openapi('CompanyProfile');
export type CompanyProfileInput = z.infer<typeof companyProfile>;

/** What was left out or null is simply not known. */
export function knownKeys(profile: CompanyProfileInput) {
  const { founded_year: year, ...rest } = profile;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null));
  return { ...known, ...(year == null ? {} : { founded_year: Number(year) }) };
}
