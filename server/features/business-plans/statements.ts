import { ASSETS, LIABILITIES } from '#domain/business-plans/model/balance-sheet.ts';
import { CASH_LINES, INCOME_LINES, type IncomeLine } from '#domain/business-plans/model/ledger.ts';
import type { PlanResult, YearResult } from '#domain/business-plans/model/plan-result.ts';
import type { PlanFigures } from '#domain/business-plans/writing/plan-facts.ts';
import type { DocumentTable } from '#domain/documents/document-block.ts';
import { PLAN_DOCUMENT as WORDS } from '#messages/business-plans/document.ts';
import {
  amount,
  BALANCE_LABELS,
  CASH_LABELS,
  INCOME_LABELS,
  percent,
  SCENARIO_LABELS,
  times,
} from '#messages/business-plans/labels.ts';

const T = WORDS.tables;
const SUBTOTALS: IncomeLine[] = ['revenue', 'ebitda', 'ebit', 'ebt', 'netProfit'];
const COSTS: IncomeLine[] = [
  'variableCosts',
  'fixedCosts',
  'staffCosts',
  'depreciation',
  'loanInterest',
  'loanFees',
  'overdraftInterest',
  'vatInterest',
  'incomeTaxes',
  'ownerContributions',
];

type Line = { label: string; values: (number | null)[]; isStrong?: boolean; write?: (value: number | null) => string };

function statement(years: YearResult[], caption: string, lines: Line[]): DocumentTable {
  const shown = lines.filter(({ values, isStrong }) => isStrong || values.some((value) => value !== 0));
  return {
    kind: 'table',
    caption,
    columns: [
      { label: T.line, share: 1 - 0.15 * years.length > 0.34 ? 1 - 0.15 * years.length : 0.34 },
      ...years.map(({ year }) => ({ label: String(year), share: Math.min(0.15, 0.66 / years.length), isNumber: true })),
    ],
    rows: shown.map(({ label, values, write = amount }) => [label, ...values.map(write)]),
    strong: shown.flatMap(({ isStrong }, at) => (isStrong ? [at] : [])),
  };
}

export function incomeTable({ years }: PlanResult): DocumentTable {
  const lines = INCOME_LINES.map((line) => ({
    label: INCOME_LABELS[line],
    values: years.map(({ incomeStatement }) =>
      COSTS.includes(line) ? 0 - incomeStatement[line] : incomeStatement[line],
    ),
    isStrong: SUBTOTALS.includes(line),
  }));
  return statement(years, T.source, lines);
}

export function cashTable({ years }: PlanResult): DocumentTable {
  const closing = years.map(({ balanceSheet: { cash, overdraft } }) => cash - overdraft);
  return statement(years, T.source, [
    { label: T.openingCash, values: years.map(({ cashFlow }, at) => closing[at]! - cashFlow.net), isStrong: true },
    ...CASH_LINES.map((line) => ({ label: CASH_LABELS[line], values: years.map(({ cashFlow }) => cashFlow[line]) })),
    { label: CASH_LABELS.net, values: years.map(({ cashFlow }) => cashFlow.net), isStrong: true },
    { label: T.closingCash, values: closing, isStrong: true },
  ]);
}

export function balanceTable({ years }: PlanResult): DocumentTable {
  const side = (lines: readonly (keyof YearResult['balanceSheet'])[]): Line[] =>
    lines.map((line) => ({ label: BALANCE_LABELS[line], values: years.map(({ balanceSheet }) => balanceSheet[line]) }));
  const total = (lines: readonly (keyof YearResult['balanceSheet'])[]) =>
    years.map(({ balanceSheet }) => Math.round(lines.reduce((sum, line) => sum + balanceSheet[line] * 100, 0)) / 100);
  return statement(years, T.source, [
    ...side(ASSETS),
    { label: T.assets, values: total(ASSETS), isStrong: true },
    ...side(LIABILITIES),
    { label: T.liabilities, values: total(LIABILITIES), isStrong: true },
  ]);
}

export function ratiosTable({ years }: PlanResult): DocumentTable {
  return statement(years, T.source, [
    { label: T.breakEven, values: years.map(({ ratios }) => ratios.breakEvenRevenue), isStrong: false },
    { label: T.debtService, values: years.map(({ ratios }) => ratios.debtService) },
    { label: T.dscr, values: years.map(({ ratios }) => ratios.dscr), write: times },
  ]);
}

export function sensitivityTable({ result }: NonNullable<PlanFigures>): DocumentTable {
  const [first] = result.years;
  const year = first!.year;
  const row = (name: string, profit: number | undefined, dscr: number | null | undefined, lowest: number) => [
    name,
    amount(profit ?? 0),
    times(dscr ?? null),
    amount(lowest),
  ];
  return {
    kind: 'table',
    caption: T.source,
    columns: [
      { label: T.scenario, share: 0.4 },
      { label: T.profit(year), share: 0.2, isNumber: true },
      { label: T.cover(year), share: 0.2, isNumber: true },
      { label: T.lowest, share: 0.2, isNumber: true },
    ],
    rows: [
      row(T.base, first!.incomeStatement.netProfit, first!.ratios.dscr, result.lowestCash.amount),
      ...result.sensitivity.map(({ id, netProfit, dscr, lowestCash }) =>
        row(SCENARIO_LABELS[id] ?? id, netProfit[0], dscr[0], lowestCash.amount),
      ),
    ],
    strong: [0],
  };
}

export const worthRows = ({ npv, irrPct }: PlanResult): string[] => [
  `${T.npv}: ${amount(npv)} €`,
  `${T.irr}: ${percent(irrPct)}`,
];
