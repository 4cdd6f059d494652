import { sum, type Cents } from './cents.ts';
import type { Account } from './ledger.ts';
import type { ModelRun } from './run-model.ts';

export const ASSETS = [
  'fixedAssets',
  'inventory',
  'receivables',
  'grantsReceivable',
  'vatCredit',
  'taxCredit',
  'cash',
] as const;
export const LIABILITIES = [
  'overdraft',
  'payables',
  'vatPayable',
  'staffPayable',
  'socialPayable',
  'taxPayable',
  'accruedInterest',
  'deferredGrants',
  'tfr',
  'loans',
  'equity',
] as const;
export type BalanceLine = (typeof ASSETS)[number] | (typeof LIABILITIES)[number];
export type BalanceSheet = Record<BalanceLine, Cents[]>;

/** Every account from its own movements, equity from the result and the owners' money: that the two sides agree proves the model. */
export function balanceSheetOf(run: ModelRun): BalanceSheet & { openingEquity: Cents } {
  const { ledger } = run;
  const account = (name: Account) => running(ledger.moves[name], ledger.opening[name]);
  const openingEquity = openingEquityOf(run);
  const { netProfit } = ledger.income;
  const owners = netProfit.map(
    (profit, index) => profit + (ledger.cash.equity[index] ?? 0) + (ledger.cash.drawings[index] ?? 0),
  );
  return {
    openingEquity,
    fixedAssets: account('fixedAssets'),
    inventory: account('inventory'),
    receivables: account('receivables'),
    grantsReceivable: account('grantsReceivable'),
    vatCredit: run.vatBalance.map(below),
    taxCredit: run.taxBalance.map(below),
    cash: run.cash.map(above),
    overdraft: run.cash.map(below),
    payables: account('payables'),
    vatPayable: run.vatBalance.map(above),
    staffPayable: account('staffPayable'),
    socialPayable: account('socialPayable'),
    taxPayable: run.taxBalance.map(above),
    accruedInterest: account('accruedInterest'),
    deferredGrants: account('deferredGrants'),
    tfr: account('tfr'),
    loans: account('loans'),
    equity: running(owners, openingEquity),
  };
}

/** The difference on the first day. */
function openingEquityOf({ ledger: { opening }, openingCash, openingVat, openingTaxes }: ModelRun): Cents {
  const owned = opening.fixedAssets + opening.inventory + opening.receivables + openingCash;
  const owed = opening.payables + opening.socialPayable + opening.staffPayable + opening.tfr + opening.loans;
  return owned - owed - openingVat - openingTaxes;
}

const above = (value: Cents) => Math.max(0, value);
const below = (value: Cents) => Math.max(0, -value);

function running(moves: Cents[], from: Cents): Cents[] {
  let total = from;
  return moves.map((move) => (total += move));
}

/** 0 in every month of a sound plan. */
export const imbalanceAt = (sheet: BalanceSheet, index: number): Cents =>
  sum(ASSETS.map((line) => sheet[line][index] ?? 0)) - sum(LIABILITIES.map((line) => sheet[line][index] ?? 0));
