import { z } from 'zod';

/** What the model is given. Amounts in euro, rates in percent, months as YYYY-MM; a list is one value a year. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const amount = z.number().min(-1e9).max(1e9);
const byYear = z.union([amount, z.array(amount).min(1).max(60)]);
const percent = z.number().min(0).max(1000);
const days = z.number().int().min(0).max(720);
const id = z.string().min(1).max(60);
const span = { from: month.optional(), to: month.optional() };
const dated = z.object({ month, amount });

export const revenueLine = z.object({
  id,
  name: z.string().max(120).optional(),
  basis: z.enum(['day', 'month', 'list']),
  units: byYear,
  price: byYear,
  days: byYear.optional(),
  seasonality: z.array(z.number().min(0)).length(12).optional(),
  priceIncludesVat: z.boolean().optional(),
  vatPct: percent.optional(),
  dso: days.optional(),
  main: z.boolean().optional(),
  ...span,
});
export const variableCost = z.object({
  id,
  name: z.string().max(120).optional(),
  pct: byYear,
  revenues: z.union([z.literal('*'), z.array(id)]).optional(),
  vatPct: percent.optional(),
  vatDeductiblePct: percent.optional(),
  dpo: days.optional(),
  stockDays: days.optional(),
  openingStock: amount.optional(),
});
export const fixedCost = z.object({
  id,
  name: z.string().max(120).optional(),
  monthly: byYear.optional(),
  annual: byYear.optional(),
  months: z.array(z.number().int().min(1).max(12)).min(1).optional(),
  vatPct: percent.optional(),
  vatDeductiblePct: percent.optional(),
  dpo: days.optional(),
  iresDeductiblePct: percent.optional(),
  irapDeductible: z.boolean().optional(),
  ...span,
});
export const staffLine = z.object({
  id,
  name: z.string().max(120).optional(),
  heads: byYear,
  ral: byYear,
  months: z.union([z.literal(13), z.literal(14)]).optional(),
  fourteenthMonth: z.number().int().min(1).max(12).optional(),
  contribPct: percent,
  permanent: z.boolean().optional(),
  tfrToFund: z.boolean().optional(),
  ...span,
});
export const investment = z.object({
  id,
  name: z.string().max(120).optional(),
  month,
  cost: amount,
  vatPct: percent.optional(),
  vatDeductiblePct: percent.optional(),
  coefPct: percent,
  inUse: month.optional(),
  firstYearHalf: z.boolean().optional(),
  taxUpliftPct: percent.optional(),
  payments: z.array(z.object({ month, pct: percent })).optional(),
});
export const openingAsset = z.object({
  id: id.optional(),
  name: z.string().max(120).optional(),
  gross: amount,
  accumulated: amount.optional(),
  coefPct: percent,
});
export const loan = z.object({
  id,
  name: z.string().max(120).optional(),
  month: month.optional(),
  opening: z.boolean().optional(),
  amount,
  ratePct: percent,
  every: z.union([z.literal(1), z.literal(3), z.literal(6)]).optional(),
  instalments: z.number().int().min(1).max(480),
  preamortisation: z.number().int().min(0).max(120).optional(),
  fee: amount.optional(),
});
export const grantLine = z.object({
  id: id.optional(),
  name: z.string().max(120).optional(),
  kind: z.enum(['impianti', 'credito_imposta', 'interessi', 'esercizio']),
  amount,
  award: month,
  cash: z.array(dated).optional(),
  assets: z.array(id).optional(),
  loan: id.optional(),
  taxIncome: z.boolean().optional(),
  taxIrap: z.boolean().optional(),
});
const tax = z.object({ tax: amount.optional(), advances: amount.optional() });
const owner = z.object({
  name: z.string().max(120).optional(),
  sharePct: percent.optional(),
  surtaxPct: percent.optional(),
  inps: z
    .object({
      scheme: z.enum(['artigiani', 'commercianti', 'separata', 'none']),
      ratePct: percent.optional(),
      reductionPct: percent.optional(),
      max: amount.optional(),
    })
    .optional(),
  opening: z
    .object({ inpsTax: amount.optional(), inpsAdvances: amount.optional(), inpsFixedDue: amount.optional() })
    .optional(),
});
const balances = z.union([amount, z.array(dated)]);
const opening = z.object({
  cash: amount.optional(),
  receivables: balances.optional(),
  payables: balances.optional(),
  socialPayable: amount.optional(),
  staffPayable: amount.optional(),
  vatPayable: amount.optional(),
  vatPayableMonth: month.optional(),
  vatCredit: amount.optional(),
  vatAdvanceBase: amount.optional(),
  tfr: amount.optional(),
  fixedAssets: z.array(openingAsset).optional(),
  taxLosses: z.object({ full: amount.optional(), limited: amount.optional() }).optional(),
  taxes: z.partialRecord(z.enum(['ires', 'irap', 'irpef', 'addizionali', 'sostitutiva']), tax).optional(),
});
export const scenario = z.object({
  id,
  name: z.string().max(120).optional(),
  revenuePct: z.number().optional(),
  variablePct: z.number().optional(),
  fixedPct: z.number().optional(),
  staffPct: z.number().optional(),
  investmentPct: z.number().optional(),
  dsoDays: z.number().int().optional(),
  ratePoints: z.number().optional(),
});

const lines = {
  start: month,
  months: z.number().int().min(36).max(60),
  company: z.object({
    form: z.enum(['srl', 'snc', 'ditta', 'forfettario']),
    vat: z.enum(['mensile', 'trimestrale', 'none']).optional(),
    vatAdvance: z.boolean().optional(),
    owners: z.array(owner).max(20).optional(),
    newBusinessYears: z.number().int().min(0).max(5).optional(),
    advanceSplit: z.tuple([percent, percent]).optional(),
    coefficientPct: percent.optional(),
    substitutePct: byYear.optional(),
  }),
  revenues: z.array(revenueLine).min(1).max(40),
  variableCosts: z.array(variableCost).max(40).optional(),
  fixedCosts: z.array(fixedCost).max(80).optional(),
  staff: z.array(staffLine).max(80).optional(),
  tfrRevaluationPct: percent.optional(),
  tfrPayouts: z.array(dated).max(60).optional(),
  investments: z.array(investment).max(80).optional(),
  loans: z.array(loan).max(40).optional(),
  grants: z.array(grantLine).max(40).optional(),
  creditsAgainstInps: z.boolean().optional(),
  equity: z.array(dated).max(60).optional(),
  drawings: byYear.optional(),
  overdraftPct: percent.optional(),
  opening: opening.optional(),
  /** Dated rules replaced for this plan, such as a region's own IRAP rate. */
  rules: z.record(z.string(), z.unknown()).optional(),
};

export const planInput = z.object({
  ...lines,
  project: z.object({
    discountPct: percent,
    terminal: z.enum(['book', 'none']).optional(),
    /** Top-level parts replaced to get the company without the project. */
    without: z.object(lines).partial().optional(),
  }),
  scenarios: z.array(scenario).max(20).optional(),
});

export type PlanInput = z.infer<typeof planInput>;
export type RevenueLine = z.infer<typeof revenueLine>;
export type Investment = z.infer<typeof investment>;
export type OpeningAsset = z.infer<typeof openingAsset>;
export type Loan = z.infer<typeof loan>;
export type Owner = z.infer<typeof owner>;
export type Scenario = z.infer<typeof scenario>;
