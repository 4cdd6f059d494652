import { z } from 'zod';
import { EDITORIAL_STATES, REGIONS } from '#domain/vocabulary.ts';

/** Who may ask, in the words of the calls. `impresa` is any company. */
export const APPLICANT_KINDS = [
  'impresa',
  'ditta_individuale',
  'libero_professionista',
  'societa_persone',
  'societa_capitali',
  'cooperativa',
  'consorzio',
  'rete',
  'startup_innovativa',
  'pmi_innovativa',
  'mid_cap',
  'grande_impresa',
  'energivora',
  'impresa_agricola',
  'impresa_sociale',
  'ets',
  'asd_ssd',
  'ente_ricerca',
  'persona_fisica',
  'da_costituire',
] as const;
export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** Ways of determining the income that a call can shut out. */
export const TAX_REGIMES = ['ordinario', 'semplificato', 'forfettario', 'reddito_agrario'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

/** Which place a call looks at, and at which moment it must be there. */
export const SEAT_KINDS = ['sede_legale', 'sede_operativa', 'unita_locale', 'investimento'] as const;
export const SEAT_MOMENTS = ['domanda', 'concessione', 'erogazione'] as const;
/** `area`: a place that no list of regions describes (crisis areas, a chamber's district, an EU network). */
export const SEAT_SCOPES = ['regioni', 'italia', 'europa', 'area'] as const;

export const FACT_REGIMES = ['de_minimis', 'gber', 'misto', 'non_aiuto'] as const;
/** `vietati_prima`: nothing may be ordered before applying. `ammessi_dal`: from the day given. */
export const ORDER_RULES = ['vietati_prima', 'ammessi', 'ammessi_dal'] as const;
export const ACCESS_WAYS = ['spid', 'cie', 'cns', 'eu_login'] as const;
export type AccessWay = (typeof ACCESS_WAYS)[number];
export const SIGNATURES = ['firma_digitale'] as const;
export const EVALUATIONS = ['graduatoria', 'sportello', 'click_day', 'automatica', 'negoziale'] as const;
export const FACT_STATES = ['aperto', 'in_apertura', 'ricorrente', 'sospeso', 'esaurito', 'chiuso'] as const;

/** What a source can stand behind; `documents` and `url` are the grant's own `documents` and `link`. */
export const FACT_FIELDS = [
  'spend',
  'aid',
  'ateco',
  'who',
  'tax',
  'seat',
  'age',
  'ownership',
  'regime',
  'cumulation',
  'orders',
  'documents',
  'procedure',
  'portal',
  'access',
  'signature',
  'criteria',
  'evaluation',
  'times',
  'payment',
  'duties',
  'faq',
  'doubts',
  'status',
  'url',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

const text = z.string().trim().min(1).max(2000);
const lines = z.array(text).nonempty().max(50);
const euro = z.number().nonnegative();
const months = z.number().int().positive().max(1200);
const years = z.number().int().positive().max(120);
const day = z.iso.date();
/** A year, a month or a day: sources are dated as finely as they say. */
const roughDay = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
/** A section ("C") or a prefix of a code ("10", "10.7", "10.71.1"). */
const atecoPrefix = z.string().regex(/^([A-V]|\d{2}(\.\d{1,2}(\.\d{1,2})?)?)$/);
const prefixes = z.array(atecoPrefix).nonempty().max(3000);

/** Spend of the project, in euro. A minimum shuts out; a maximum only where the call limits the project itself. */
const spend = z.strictObject({
  min: euro.optional(),
  max: euro.optional(),
  /** "Progetti da … a …". Otherwise the aid stops growing at the maximum. */
  maxLimitsProject: z.boolean().optional(),
});

const aid = z.strictObject({
  min: euro.optional(),
  max: euro.optional(),
  /** Percent of the admitted spend; for loans and guarantees read the note. */
  intensityMax: z.number().positive().max(100).optional(),
  note: text.optional(),
});

/**
 * Codes of one list, 2007 or 2025: the letters of the sections differ. Without a version the source does not say
 * which, so only codes that mean the same in both decide. A note alone decides nothing.
 */
const ateco = z.strictObject({
  version: z.enum(['2007', '2025']).optional(),
  include: prefixes.optional(),
  exclude: prefixes.optional(),
  note: text.optional(),
});

/** `not` is certain; `kinds` may be incomplete, so that who is missing there is to be verified. */
const who = z.strictObject({
  kinds: z.array(z.enum(APPLICANT_KINDS)).nonempty().optional(),
  not: z.array(z.enum(APPLICANT_KINDS)).nonempty().optional(),
});

const tax = z.strictObject({
  not: z.array(z.enum(TAX_REGIMES)).nonempty().optional(),
  note: text.optional(),
});

const seat = z.strictObject({
  kind: z.enum(SEAT_KINDS).optional(),
  when: z.enum(SEAT_MOMENTS).optional(),
  scope: z.enum(SEAT_SCOPES),
  /** Only with scope `regioni`. */
  regions: z.array(z.enum(REGIONS)).nonempty().optional(),
  /** The places as the sources name them. */
  where: lines,
});

const age = z.strictObject({
  companyMinMonths: months.optional(),
  companyMaxMonths: months.optional(),
  founderMin: years.optional(),
  founderMax: years.optional(),
});

/** Quotas in words: calls count them in ways of their own. */
const ownership = z.strictObject({ women: text.optional(), young: text.optional(), other: text.optional() });

const criterion = z.strictObject({
  name: text,
  maxPoints: z.number().positive().optional(),
  threshold: z.number().nonnegative().optional(),
});

/**
 * What a source says of the status. `apply` is already in the grant's own dates and state; `doubt` disagrees with
 * the state that the catalogue held (`against`): the grant is to be verified again until someone reads it anew.
 */
const status = z.strictObject({
  value: z.enum(FACT_STATES).optional(),
  opens: day.optional(),
  closes: day.optional(),
  note: text,
  asOf: roughDay,
  use: z.enum(['apply', 'doubt']).optional(),
  against: z.strictObject({ state: z.enum(EDITORIAL_STATES), checkedOn: z.string() }).optional(),
});

/** Without an address it is a law or an act. */
const source = z.strictObject({
  fields: z.array(z.enum(FACT_FIELDS)).nonempty(),
  title: text,
  url: z.url({ protocol: /^https?$/ }).optional(),
  date: roughDay.optional(),
});

/** What is known of a grant beyond its card, absent where nothing is known; every fact names its sources. */
export const grantFactsSchema = z.strictObject({
  spend: spend.optional(),
  aid: aid.optional(),
  ateco: ateco.optional(),
  who: who.optional(),
  tax: tax.optional(),
  seat: seat.optional(),
  age: age.optional(),
  ownership: ownership.optional(),
  regime: z.strictObject({ code: z.enum(FACT_REGIMES), text }).optional(),
  cumulation: text.optional(),
  orders: z.strictObject({ rule: z.enum(ORDER_RULES), from: day.optional() }).optional(),
  procedure: lines.optional(),
  portal: text.optional(),
  access: z.array(z.enum(ACCESS_WAYS)).nonempty().optional(),
  signature: z.enum(SIGNATURES).optional(),
  criteria: z.array(criterion).nonempty().max(30).optional(),
  evaluation: z.enum(EVALUATIONS).optional(),
  times: z.strictObject({ decision: text.optional(), payment: text.optional() }).optional(),
  payment: text.optional(),
  duties: lines.optional(),
  faq: z
    .array(z.strictObject({ question: text, answer: text }))
    .nonempty()
    .max(30)
    .optional(),
  doubts: lines.optional(),
  status: status.optional(),
  sources: z.array(source).nonempty().max(50).optional(),
});
export type GrantFacts = z.infer<typeof grantFactsSchema>;
export type FactSource = NonNullable<GrantFacts['sources']>[number];
