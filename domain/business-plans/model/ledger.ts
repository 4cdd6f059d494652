import { percentOf, roundCents, type Cents } from './cents.ts';
import { gridOf, type Grid } from './grid.ts';
import type { PlanInput } from './plan-input.ts';

export const INCOME_LINES = [
  'revenue',
  'variableCosts',
  'fixedCosts',
  'staffCosts',
  'ebitda',
  'depreciation',
  'grantIncome',
  'ebit',
  'loanInterest',
  'loanFees',
  'overdraftInterest',
  'vatInterest',
  'interestGrants',
  'ebt',
  'incomeTaxes',
  'ownerContributions',
  'netProfit',
] as const;
/** Those before `loanDrawdowns` are not financing. */
export const CASH_LINES = [
  'customers',
  'suppliers',
  'wages',
  'socialContributions',
  'vat',
  'taxes',
  'ownerContributions',
  'taxCreditsUsed',
  'operatingGrants',
  'investments',
  'capitalGrants',
  'loanDrawdowns',
  'loanPrincipal',
  'loanInterest',
  'loanFees',
  'overdraftInterest',
  'equity',
  'drawings',
] as const;
/** Accounts that follow from their own movements. */
const ACCOUNTS = [
  'fixedAssets',
  'inventory',
  'receivables',
  'grantsReceivable',
  'payables',
  'staffPayable',
  'socialPayable',
  'accruedInterest',
  'deferredGrants',
  'tfr',
  'loans',
] as const;
/** What only the tax return looks at. */
const TAX_NOTES = [
  'notDeductible',
  'notDeductibleIrap',
  'untaxedGrants',
  'untaxedGrantsIrap',
  'extraDeductions',
] as const;

export type IncomeLine = (typeof INCOME_LINES)[number];
export type CashLine = (typeof CASH_LINES)[number];
export type Account = (typeof ACCOUNTS)[number];
export type VatRegime = 'mensile' | 'trimestrale' | 'none';

/** Every posting of a plan, month by month. The parts of the model write into it; the statements read it. */
export type Ledger = {
  grid: Grid;
  vatRegime: VatRegime;
  income: Record<IncomeLine, Cents[]>;
  cash: Record<CashLine, Cents[]>;
  moves: Record<Account, Cents[]>;
  opening: Record<Account, Cents>;
  taxNotes: Record<(typeof TAX_NOTES)[number], Cents[]>;
  outputVat: Cents[];
  inputVat: Cents[];
  /** Tax credits that may be used from a month on. */
  creditsReady: Cents[];
};

export function openLedger(input: PlanInput): Ledger {
  const grid = gridOf(input.start, input.months);
  const row = () => new Array<Cents>(grid.months).fill(0);
  const rows = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, row()])) as Record<Name, Cents[]>;
  return {
    grid,
    vatRegime: input.company.form === 'forfettario' ? 'none' : (input.company.vat ?? 'mensile'),
    income: rows(INCOME_LINES),
    cash: rows(CASH_LINES),
    moves: rows(ACCOUNTS),
    opening: Object.fromEntries(ACCOUNTS.map((name) => [name, 0])) as Record<Account, Cents>,
    taxNotes: rows(TAX_NOTES),
    outputVat: row(),
    inputVat: row(),
    creditsReady: row(),
  };
}

/** What falls after the plan's end is left out. */
export function post(row: Cents[], index: number, amount: Cents): void {
  if (index >= 0 && index < row.length) row[index] = (row[index] ?? 0) + amount;
}

/** A gross amount of one month moves in cash some days later: months of thirty days, split over two months. */
export function settleLater(
  ledger: Ledger,
  side: 'customers' | 'suppliers',
  index: number,
  gross: Cents,
  days: number,
) {
  const account = side === 'customers' ? 'receivables' : 'payables';
  const sign = side === 'customers' ? 1 : -1;
  post(ledger.moves[account], index, gross);
  const wholeMonths = Math.floor(days / 30);
  const first = roundCents((gross * (30 - (days % 30))) / 30);
  for (const [at, amount] of [
    [index + wholeMonths, first],
    [index + wholeMonths + 1, gross - first],
  ] as const) {
    post(ledger.moves[account], at, -amount);
    post(ledger.cash[side], at, sign * amount);
  }
}

type Purchase = { vatPct?: number | undefined; vatDeductiblePct?: number | undefined };

/** VAT of a purchase: the deductible part is noted, the rest is part of the cost. */
export function vatOfPurchase(ledger: Ledger, net: Cents, { vatPct = 0, vatDeductiblePct = 100 }: Purchase) {
  const vat = percentOf(net, vatPct);
  const deductible = ledger.vatRegime === 'none' ? 0 : percentOf(vat, vatDeductiblePct);
  return { vat, deductible, lost: vat - deductible };
}
