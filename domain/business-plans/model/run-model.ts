import { postInvestments, postOpeningAssets } from './assets.ts';
import { fromEuro, percentOf, sum, type Cents } from './cents.ts';
import { valueIn } from './grid.ts';
import { postGrants } from './grants.ts';
import { CASH_LINES, openLedger, post, type Ledger } from './ledger.ts';
import { postLoans } from './loans.ts';
import { postFixedCosts, postRevenue, postVariableCosts, type RevenueByLine } from './operations.ts';
import type { PlanInput } from './plan-input.ts';
import type { PlanRules } from './plan-rules.ts';
import { postStaff } from './staff.ts';
import { openTaxAccount } from './tax-account.ts';
import { openVatAccount } from './vat-account.ts';
import { taxesOfYear, type YearTaxes } from './year-taxes.ts';

export type PlanYear = { year: number; months: number[]; taxes: YearTaxes };
export type ModelRun = {
  ledger: Ledger;
  revenue: RevenueByLine;
  years: PlanYear[];
  instalments: Map<string, Cents>;
  /** At the end of each month; negative is overdraft. */
  cash: Cents[];
  openingCash: Cents;
  vatBalance: Cents[];
  taxBalance: Cents[];
  openingVat: Cents;
  openingTaxes: Cents;
};

/** A whole plan, month by month. */
export function runModel(input: PlanInput, dated: PlanRules): ModelRun {
  const rules = { ...dated, ...(input.rules as Partial<PlanRules> | undefined) };
  const ledger = openLedger(input);
  ledger.opening.tfr = fromEuro(input.opening?.tfr ?? 0);
  const revenue = postRevenue(ledger, input.revenues);
  postVariableCosts(ledger, input.variableCosts, revenue);
  postFixedCosts(ledger, input.fixedCosts);
  postStaff(ledger, input, rules);
  postOpeningAssets(ledger, input.opening?.fixedAssets);
  const assets = postInvestments(ledger, input.investments);
  const { interestByLoan, instalments } = postLoans(ledger, input.loans);
  postGrants(ledger, input.grants, { assets, interestByLoan });
  postOwnersMoney(ledger, input);
  postOpeningBalances(ledger, input);
  return { ledger, revenue, instalments, ...closeMonths(ledger, input, rules) };
}

function postOwnersMoney(ledger: Ledger, input: PlanInput): void {
  for (const each of input.equity ?? []) {
    post(ledger.cash.equity, ledger.grid.indexOf(each.month), fromEuro(each.amount));
  }
  for (let index = 0; index < ledger.grid.months; index++) {
    post(ledger.cash.drawings, index, -fromEuro(valueIn(input.drawings ?? 0, ledger.grid.yearIndex(index))));
  }
}

/** What customers owe and suppliers wait for on the first day. */
function postOpeningBalances(ledger: Ledger, input: PlanInput): void {
  const { receivables, payables, socialPayable = 0, staffPayable = 0 } = input.opening ?? {};
  const dated = (value: typeof receivables) =>
    typeof value === 'number' ? [{ month: input.start, amount: value }] : (value ?? []);
  for (const { month, amount } of dated(receivables)) {
    ledger.opening.receivables += fromEuro(amount);
    post(ledger.moves.receivables, ledger.grid.indexOf(month), -fromEuro(amount));
    post(ledger.cash.customers, ledger.grid.indexOf(month), fromEuro(amount));
  }
  for (const { month, amount } of dated(payables)) {
    ledger.opening.payables += fromEuro(amount);
    post(ledger.moves.payables, ledger.grid.indexOf(month), -fromEuro(amount));
    post(ledger.cash.suppliers, ledger.grid.indexOf(month), -fromEuro(amount));
  }
  ledger.opening.socialPayable += fromEuro(socialPayable);
  post(ledger.moves.socialPayable, 0, -fromEuro(socialPayable));
  post(ledger.cash.socialContributions, 0, -fromEuro(socialPayable));
  ledger.opening.staffPayable += fromEuro(staffPayable);
  const june = ledger.income.revenue.findIndex((_, index) => ledger.grid.monthOf(index) === 6);
  post(ledger.moves.staffPayable, june, -fromEuro(staffPayable));
  post(ledger.cash.wages, june, -fromEuro(staffPayable));
}

/** VAT, taxes, credits and overdraft depend on the months before: one month after the other. */
function closeMonths(ledger: Ledger, input: PlanInput, rules: PlanRules) {
  const vat = openVatAccount(ledger, input, rules);
  const taxes = openTaxAccount(ledger, input, rules);
  const openingCash = fromEuro(input.opening?.cash ?? 0);
  const losses = {
    full: fromEuro(input.opening?.taxLosses?.full ?? 0),
    limited: fromEuro(input.opening?.taxLosses?.limited ?? 0),
  };
  const cash: Cents[] = [];
  const vatBalance: Cents[] = [];
  const taxBalance: Cents[] = [];
  const years: PlanYear[] = [];
  let inHand = openingCash;
  let credits = 0;
  for (let index = 0; index < ledger.grid.months; index++) {
    const months = ledger.grid.monthsOfYear(index);
    if (index === months[0]) taxes.openYear(months);
    vat.close(index);
    taxes.pay(index);
    credits = useCredits(
      ledger,
      index,
      credits + (ledger.creditsReady[index] ?? 0),
      input.creditsAgainstInps !== false,
    );
    const interest = percentOf(Math.max(0, -inHand), (input.overdraftPct ?? 0) / 12);
    post(ledger.income.overdraftInterest, index, interest);
    post(ledger.cash.overdraftInterest, index, -interest);
    addResult(ledger, index);
    if (index === months.at(-1)) {
      const year = { months, index: ledger.grid.yearIndex(index), losses, inpsPaid: taxes.inpsPaid };
      const due = taxesOfYear(ledger, input, rules, year);
      taxes.closeYear(index, due);
      years.push({ year: ledger.grid.yearOf(index), months, taxes: due });
    }
    const { ebt, incomeTaxes, ownerContributions, netProfit } = ledger.income;
    netProfit[index] = (ebt[index] ?? 0) - (incomeTaxes[index] ?? 0) - (ownerContributions[index] ?? 0);
    inHand += sum(CASH_LINES.map((line) => ledger.cash[line][index] ?? 0));
    cash.push(inHand);
    vatBalance.push(vat.balance.now);
    taxBalance.push(taxes.balance.now);
  }
  return {
    years,
    cash,
    openingCash,
    vatBalance,
    taxBalance,
    openingVat: vat.balance.opening,
    openingTaxes: taxes.balance.opening,
  };
}

/** Tax credits are set against the F24 payments of the month; what is left waits. */
function useCredits(ledger: Ledger, index: number, ready: Cents, againstInps: boolean): Cents {
  const { vat, taxes, ownerContributions, socialContributions } = ledger.cash;
  const rows = [vat, taxes, ...(againstInps ? [ownerContributions, socialContributions] : [])];
  const payments = -sum(rows.map((row) => row[index] ?? 0));
  const used = Math.min(ready, payments);
  post(ledger.moves.grantsReceivable, index, -used);
  post(ledger.cash.taxCreditsUsed, index, used);
  return ready - used;
}

function addResult({ income }: Ledger, index: number): void {
  const of = (line: keyof typeof income) => income[line][index] ?? 0;
  income.ebitda[index] = of('revenue') - of('variableCosts') - of('fixedCosts') - of('staffCosts');
  income.ebit[index] = of('ebitda') - of('depreciation') + of('grantIncome');
  const finance = of('loanInterest') + of('loanFees') + of('overdraftInterest') + of('vatInterest');
  income.ebt[index] = of('ebit') - finance + of('interestGrants');
}
