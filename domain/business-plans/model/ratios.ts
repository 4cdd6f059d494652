import { ratio, roundCents, sum, toEuro, type Cents } from './cents.ts';
import { valueIn } from './grid.ts';
import type { CashLine } from './ledger.ts';
import type { PlanInput } from './plan-input.ts';
import type { ModelRun, PlanYear } from './run-model.ts';

export type YearRatios = {
  breakEvenRevenue: number | null;
  breakEvenPct: number | null;
  breakEvenUnits: number | null;
  debtService: number;
  dscr: number | null;
  dscrCash: number | null;
};
const OPERATING_CASH: CashLine[] = [
  'customers',
  'suppliers',
  'wages',
  'socialContributions',
  'vat',
  'taxes',
  'ownerContributions',
  'taxCreditsUsed',
  'operatingGrants',
];

/** What a bank looks at, by year: break-even, and how far the year's means cover the year's debt service. */
export function ratiosOf(input: PlanInput, run: ModelRun, year: PlanYear): YearRatios {
  const of = (row: Cents[]) => sum(year.months.map((index) => row[index] ?? 0));
  const { income, cash } = run.ledger;
  const revenue = of(income.revenue);
  const margin = revenue - of(income.variableCosts);
  const fixed = margin - of(income.ebt);
  const breakEven = margin > 0 ? roundCents((fixed * revenue) / margin) : null;
  const service = -(of(cash.loanPrincipal) + of(cash.loanInterest));
  const means = of(income.ebitda) - of(income.incomeTaxes) - of(income.ownerContributions) + of(cash.operatingGrants);
  return {
    breakEvenRevenue: breakEven === null ? null : toEuro(breakEven),
    breakEvenPct: breakEven === null ? null : ratio(100 * breakEven, revenue),
    breakEvenUnits: breakEvenUnits(input, run, year, fixed, margin),
    debtService: toEuro(service),
    dscr: ratio(means, service),
    dscrCash: ratio(sum(OPERATING_CASH.map((line) => of(cash[line]))), service),
  };
}

/** Units of the main line at which the plan breaks even, with the other lines as planned. */
function breakEvenUnits(input: PlanInput, run: ModelRun, year: PlanYear, fixed: Cents, margin: Cents): number | null {
  const main: PlanInput['revenues'][number] & { volume?: number } =
    input.revenues.find((line) => line.main === true) ?? input.revenues[0]!;
  const place = year.year - run.ledger.grid.firstYear;
  const revenue = sum(year.months.map((index) => run.revenue.get(main.id)?.[index] ?? 0));
  const costs = (input.variableCosts ?? []).filter(
    ({ revenues }) => revenues === undefined || revenues === '*' || revenues.includes(main.id),
  );
  const own = revenue - sum(costs.map(({ pct }) => (revenue * valueIn(pct, place)) / 100));
  if (own <= 0) return null;
  const active = year.months.filter((index) => run.ledger.grid.isWithin(main, index));
  const units =
    main.basis === 'list' ? sum(active.map((index) => valueIn(main.units, index))) : valueIn(main.units, place);
  const needed = (units * (main.volume ?? 1) * (fixed - (margin - own))) / own;
  return Math.max(0, toEuro(roundCents(needed * 100)));
}
