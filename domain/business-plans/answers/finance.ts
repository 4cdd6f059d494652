import { z } from 'zod';

/** How much a plan may hold: more is a mistake or an attack. */
export const FINANCE_CAPS = { lines: 20, name: 120, amount: 1e9, units: 1e6, instalments: 360, percent: 100 } as const;

export const planMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
const id = z.string().min(1).max(40);
const name = z.string().trim().max(FINANCE_CAPS.name).default('');
/** Unknown until somebody says it. */
const money = z.number().min(0).max(FINANCE_CAPS.amount).nullable().default(null);
const count = z.number().min(0).max(FINANCE_CAPS.units).nullable().default(null);
const percent = z.number().min(0).max(FINANCE_CAPS.percent).nullable().default(null);
/** A year on the year before; it may go down. */
const growth = z.number().min(-90).max(500).nullable().default(null);
const days = z.number().int().min(0).max(365).nullable().default(null);
const month = planMonth.nullable().default(null);
const lines = <Line extends z.ZodType>(line: Line) => z.array(line).max(FINANCE_CAPS.lines).default([]);

export const saleLine = z.object({
  id,
  name,
  /** Customers a day, or a month. */
  basis: z.enum(['day', 'month']).default('month'),
  units: count,
  price: money,
  daysOpen: z.number().int().min(1).max(366).nullable().default(null),
  unitsGrowth: growth,
  priceGrowth: growth,
  vatPct: percent,
  priceIncludesVat: z.boolean().default(false),
  paidAfter: days,
});
export const purchaseLine = z.object({ id, name, per100: percent, vatPct: percent, paidAfter: days, stockDays: days });
export const runningCost = z.object({
  id,
  name,
  amount: money,
  /** Every month, every year, or once, in the first year. */
  per: z.enum(['month', 'year', 'once']).default('year'),
  growth,
  vatPct: percent,
  paidAfter: days,
});
export const jobLine = z.object({
  id,
  name,
  heads: z.number().min(0).max(10_000).nullable().default(null),
  /** Gross yearly pay of one. */
  pay: money,
  contributionsPct: percent,
  from: month,
  growth,
  isPermanent: z.boolean().default(true),
});
export const assetLine = z.object({ id, name, cost: money, month, vatPct: percent, depreciationPct: percent });
export const loanLine = z.object({
  id,
  name,
  amount: money,
  month,
  ratePct: percent,
  instalments: z.number().int().min(1).max(FINANCE_CAPS.instalments).nullable().default(null),
  every: z.union([z.literal(1), z.literal(3), z.literal(6)]).default(1),
});
export const aidLine = z.object({
  id,
  name,
  kind: z.enum(['impianti', 'credito_imposta', 'interessi', 'esercizio']).default('impianti'),
  amount: money,
  award: month,
  paidIn: month,
});
const opening = z.object({
  cash: money,
  receivables: money,
  payables: money,
  assets: money,
  assetsPct: percent,
  tfr: money,
  vatCredit: money,
});

/** What an owner can count, as they count it; everything may be unknown. */
export const planFinance = z.object({
  start: month,
  years: z.union([z.literal(3), z.literal(4), z.literal(5)]).default(3),
  form: z.enum(['srl', 'snc', 'ditta', 'forfettario']).nullable().default(null),
  vat: z.enum(['mensile', 'trimestrale']).default('mensile'),
  inps: z.enum(['artigiani', 'commercianti', 'separata', 'none']).default('none'),
  surtaxPct: percent,
  isNew: z.boolean().default(false),
  coefficientPct: percent,
  sales: lines(saleLine),
  purchases: lines(purchaseLine),
  running: lines(runningCost),
  jobs: lines(jobLine),
  assets: lines(assetLine),
  loans: lines(loanLine),
  aids: lines(aidLine),
  ownMoney: money,
  ownMoneyMonth: month,
  drawings: money,
  overdraftPct: percent,
  discountPct: percent,
  opening: opening.default(opening.parse({})),
});
export type PlanFinance = z.infer<typeof planFinance>;
export const NO_FINANCE: PlanFinance = planFinance.parse({});
export const FINANCE_LISTS = ['sales', 'purchases', 'running', 'jobs', 'assets', 'loans', 'aids'] as const;
export type FinanceList = (typeof FINANCE_LISTS)[number];
