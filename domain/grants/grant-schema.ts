import { z } from 'zod';
import {
  ACTIVITIES,
  AID_FORMS,
  AID_REGIMES,
  CATEGORIES,
  COMPANY_SIZES,
  CONFIDENCES,
  EDITORIAL_STATES,
  GRANT_LEVELS,
  LEGAL_FORMS,
  OPENING_MODES,
  REGIONS,
  SECTORS,
  SPECIAL_STATUSES,
} from '#domain/vocabulary.ts';
import { aidTerms } from './aid-terms.ts';
import { grantFactsSchema } from './grant-facts.ts';
import type { Grant } from './grant.ts';

const day = z.iso.date();
const dayOrMonth = z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Scrivi ore e minuti, per esempio 12:00');
const euro = z.number().nonnegative();
const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() });
const anyOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('any'), schema]);

const constraintsSchema = z.strictObject({
  territory: anyOr(
    z.strictObject({
      regions: z.array(z.enum(REGIONS)).nonempty(),
      partly: z.array(z.enum(REGIONS)).optional(),
      provinces: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
      seat: z.enum(['legale', 'operativa', 'da_attivare']).optional(),
    }),
  ).optional(),
  sizes: anyOr(z.array(z.enum(COMPANY_SIZES)).nonempty()).optional(),
  sizesWaivedFor: z.array(z.enum(SPECIAL_STATUSES)).optional(),
  sectors: anyOr(z.array(z.enum(SECTORS)).nonempty()).optional(),
  sectorsExcluded: z.array(z.enum(SECTORS)).optional(),
  activities: z.array(z.enum(ACTIVITIES)).optional(),
  legalForms: anyOr(z.array(z.enum(LEGAL_FORMS)).nonempty()).optional(),
  legalFormsExcluded: z.array(z.enum(LEGAL_FORMS)).optional(),
  statusesAnyOf: z.array(z.enum(SPECIAL_STATUSES)).optional(),
  statusesAllOf: z.array(z.enum(SPECIAL_STATUSES)).optional(),
  youthAgeMax: z.number().int().positive().optional(),
  ageMonths: range.optional(),
  recentlyFounded: z.boolean().optional(),
  filedAccountsMin: z.number().int().positive().optional(),
  founderAge: range.optional(),
  employees: range.optional(),
  revenueEuro: range.optional(),
  mustExist: z.boolean().optional(),
  other: z.array(z.string()).optional(),
});

/** A whole grant: what the bundled catalogue, the importers and the custom grants must be able to pass. */
export const grantSchema: z.ZodType<Grant> = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  entity: z.string(),
  level: z.enum(GRANT_LEVELS),
  regions: z.array(z.enum(REGIONS)),
  sectors: z.array(z.enum(SECTORS)),
  categories: z.array(z.enum(CATEGORIES)),
  beneficiaries: z.string(),
  sizes: z.array(z.enum(COMPANY_SIZES)),
  aidForm: z.enum(AID_FORMS),
  aidIntensity: z.string().nullable(),
  aidIntensityMax: z.number().nullable(),
  aidRegime: z.enum(AID_REGIMES).nullable(),
  amounts: z.strictObject({ min: euro.nullable(), max: euro.nullable(), kind: z.string() }),
  eligibleCosts: z.array(z.string()),
  openingMode: z.enum(OPENING_MODES).nullable(),
  opensOn: day.nullable(),
  opensAt: time.nullable(),
  closesOn: day.nullable(),
  closesAt: time.nullable(),
  editorialState: z.enum(EDITORIAL_STATES),
  statusNote: z.string().nullable(),
  summary: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  documents: z.array(z.string()),
  processingTime: z.string().nullable(),
  legalBasis: z.string().nullable(),
  link: z.url({ protocol: /^https?$/ }).nullable(),
  constraints: constraintsSchema,
  facts: grantFactsSchema,
  terms: aidTerms.nullish(),
  source: z.strictObject({
    name: z.string(),
    externalId: z.string().nullable(),
    evidence: z.string(),
    urlEvidence: z.enum(['seen', 'assumed', 'homepage']),
    checkedOn: dayOrMonth,
    confidence: z.enum(CONFIDENCES),
    depth: z.enum(['bando_ufficiale', 'solo_sintesi']),
  }),
});
