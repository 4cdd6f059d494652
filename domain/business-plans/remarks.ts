import type { PlanFinance } from './answers/finance.ts';
import { onceSpent } from './answers/once-spent.ts';
import { modelOf } from './answers/model-of.ts';
import type { PlanInput } from './model/plan-input.ts';
import { planResult, type PlanResult, type YearResult } from './model/plan-result.ts';
import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';

/** Banks usually ask that a year's means cover a year's instalments this many times; practice, not law. */
export const USUAL_DSCR = 1.2;
/** A leap that a reader wants explained. */
const STEEP_GROWTH_PCT = 20;
const SLOW_DAYS = 90;
const MAX_INSTALMENTS = 120;

/** Something to try, as changed answers, with what it would give. */
export type Trial = {
  kind: 'loan_earlier' | 'more_instalments';
  month?: string;
  instalments?: number;
  finance: PlanFinance;
  gives: number;
};
export type Remark = { isSerious: boolean } & (
  | {
      code: 'cash_below_zero';
      month: string;
      amount: number;
      paid: { name: string; amount: number } | null;
      trial: Trial | null;
    }
  | { code: 'dscr_low'; year: number; dscr: number; trial: Trial | null }
  | { code: 'loss'; year: number; amount: number; missing: number | null }
  | { code: 'equity_negative'; year: number; amount: number }
  | { code: 'uses_not_covered'; amount: number }
  | { code: 'steep_growth'; year: number; percent: number }
  | { code: 'fragile'; percent: number; year: number; dscr: number }
  | { code: 'slow_customers'; name: string; days: number }
  | { code: 'forfettario_limit'; year: number; limit: number; revenue: number }
);

/** What a banker would say on reading the figures, the gravest first. */
export function remarksOn(
  finance: PlanFinance,
  input: PlanInput,
  result: PlanResult,
  today: Day,
  hasReason: boolean,
): Remark[] {
  const found: Remark[] = [];
  const { lowestCash, years } = result;
  if (lowestCash.amount < 0) found.push(cashRemark(finance, input, result, today));
  const gap = usesNotCovered(finance);
  if (gap > 0) found.push({ isSerious: true, code: 'uses_not_covered', amount: gap });
  const negative = years.find(({ balanceSheet }) => balanceSheet.equity < 0);
  if (negative)
    found.push({ isSerious: true, code: 'equity_negative', year: negative.year, amount: negative.balanceSheet.equity });
  for (const year of years) {
    const { netProfit, revenue } = year.incomeStatement;
    if (netProfit >= 0) continue;
    const { breakEvenRevenue } = year.ratios;
    found.push({
      isSerious: false,
      code: 'loss',
      year: year.year,
      amount: -netProfit,
      missing: breakEvenRevenue === null ? null : Math.max(0, breakEvenRevenue - revenue),
    });
  }
  const thin = years.find(({ ratios }) => ratios.dscr !== null && ratios.dscr < USUAL_DSCR);
  if (thin) found.push(coverRemark(finance, thin, today));
  else found.push(...fragileRemarks(result));
  if (!hasReason) found.push(...steepYears(years, input));
  for (const { name, paidAfter } of finance.sales)
    if ((paidAfter ?? 0) > SLOW_DAYS) found.push({ isSerious: false, code: 'slow_customers', name, days: paidAfter! });
  found.push(...forfettarioRemarks(finance, years, today));
  return found.sort((one, other) => Number(other.isSerious) - Number(one.isSerious));
}

/** What was paid in that month, and what would happen if the loan came with it. */
function cashRemark(finance: PlanFinance, input: PlanInput, { lowestCash }: PlanResult, today: Day): Remark {
  const { month, amount } = lowestCash;
  const bought = (input.investments ?? []).filter((asset) => asset.month === month);
  const [dearest] = bought.toSorted((one, other) => other.cost - one.cost);
  const paid = dearest
    ? { name: dearest.name ?? '', amount: Math.round(dearest.cost * (100 + (dearest.vatPct ?? 0))) / 100 }
    : null;
  const late = finance.loans.find((loan) => loan.month !== null && loan.month > month && (loan.amount ?? 0) > 0);
  let trial: Trial | null = null;
  if (late) {
    const changed = { ...finance, loans: finance.loans.map((loan) => (loan === late ? { ...loan, month } : loan)) };
    const gives = resultOf(changed, today)?.lowestCash.amount ?? amount;
    if (gives > amount) trial = { kind: 'loan_earlier', month, finance: changed, gives };
  }
  return { isSerious: true, code: 'cash_below_zero', month, amount, paid, trial };
}

/** More instalments, a year at a time, until the year's means suffice. */
function coverRemark(finance: PlanFinance, { year, ratios }: YearResult, today: Day): Remark {
  const dscr = ratios.dscr!;
  let trial: Trial | null = null;
  const [first] = finance.loans.filter(({ amount, instalments }) => amount && instalments);
  for (
    let more = 12;
    first && trial === null && first.instalments! + more / first.every <= MAX_INSTALMENTS / first.every;
    more += 12
  ) {
    const instalments = first.instalments! + more / first.every;
    const changed = {
      ...finance,
      loans: finance.loans.map((loan) => (loan === first ? { ...loan, instalments } : loan)),
    };
    const gives = resultOf(changed, today)?.years.find((each) => each.year === year)?.ratios.dscr ?? null;
    if (gives !== null && gives >= USUAL_DSCR)
      trial = { kind: 'more_instalments', instalments, finance: changed, gives };
  }
  return { isSerious: dscr < 1, code: 'dscr_low', year, dscr, trial };
}

/** Enough as planned, not enough with a little less sold. */
function fragileRemarks({ sensitivity, years }: PlanResult): Remark[] {
  const fall = sensitivity.find(({ id }) => id === 'ricavi-5');
  const at = (fall?.dscr ?? []).findIndex((dscr) => dscr !== null && dscr < 1);
  if (!fall || at < 0) return [];
  return [{ isSerious: false, code: 'fragile', percent: 5, year: years[at]!.year, dscr: fall.dscr[at]! }];
}

/** From one whole year to the next: a first year may be short. */
function steepYears(years: YearResult[], { start }: PlanInput): Remark[] {
  const whole = start.endsWith('-01') ? years : years.slice(1);
  const steep = whole.slice(1).flatMap((year, at): Remark[] => {
    const before = whole[at]!.incomeStatement.revenue;
    const percent = before > 0 ? (year.incomeStatement.revenue / before - 1) * 100 : 0;
    return percent > STEEP_GROWTH_PCT
      ? [{ isSerious: false, code: 'steep_growth', year: year.year, percent: Math.round(percent) }]
      : [];
  });
  return steep.slice(0, 1);
}

/** What is bought, with its VAT, against what is there to pay for it. */
function usesNotCovered(finance: PlanFinance): number {
  const { loans, aids, ownMoney, opening } = finance;
  const total = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const uses = total(onceSpent(finance).map(({ amount, vatPct }) => amount * (1 + (vatPct ?? 0) / 100)));
  const sources =
    total(loans.map(({ amount }) => amount)) +
    total(aids.map(({ amount }) => amount)) +
    (ownMoney ?? 0) +
    (opening.cash ?? 0);
  return Math.max(0, Math.round((uses - sources) * 100) / 100);
}

function forfettarioRemarks({ form }: PlanFinance, years: YearResult[], today: Day): Remark[] {
  if (form !== 'forfettario') return [];
  const limit = ruleValue('tax.forfettario.limit', today);
  const over = years.find(({ incomeStatement }) => incomeStatement.revenue > limit);
  return over
    ? [{ isSerious: true, code: 'forfettario_limit', year: over.year, limit, revenue: over.incomeStatement.revenue }]
    : [];
}

function resultOf(finance: PlanFinance, today: Day): PlanResult | null {
  const { input } = modelOf(finance, today);
  return input && planResult({ ...input, scenarios: [] }, today);
}
