import type { Day } from '#domain/rules/day.ts';
import { ASSETS, balanceSheetOf, LIABILITIES, type BalanceLine } from './balance-sheet.ts';
import { roundCents, sum, toEuro, type Cents } from './cents.ts';
import { CASH_LINES, INCOME_LINES, type CashLine, type IncomeLine } from './ledger.ts';
import type { PlanInput, Scenario } from './plan-input.ts';
import { planRulesAt, type PlanRules } from './plan-rules.ts';
import { ratiosOf, type YearRatios } from './ratios.ts';
import { runModel, type ModelRun, type PlanYear } from './run-model.ts';
import { changedBy, USUAL_SCENARIOS } from './scenarios.ts';
import { irrOf, npvOf } from './worth.ts';
import { TAX_NAMES } from './year-taxes.ts';

type TaxLine = 'taxableIncome' | 'lossesUsed' | 'irapBase' | 'inpsFixed' | 'inpsVariable' | (typeof TAX_NAMES)[number];
export type YearResult = {
  year: number;
  incomeStatement: Record<IncomeLine, number>;
  cashFlow: Record<CashLine | 'net', number>;
  /** At 31 December. */
  balanceSheet: Record<BalanceLine, number>;
  tax: Record<TaxLine, number>;
  ratios: YearRatios;
};
type LowestCash = { amount: number; month: string };
export type PlanResult = {
  openingEquity: number;
  years: YearResult[];
  /** In the order of the months; negative is overdraft. */
  monthlyCash: number[];
  lowestCash: LowestCash;
  instalments: Record<string, number>;
  npv: number;
  irrPct: number | null;
  sensitivity: { id: string; netProfit: number[]; dscr: (number | null)[]; lowestCash: LowestCash }[];
};
const FREE_CASH = CASH_LINES.slice(0, CASH_LINES.indexOf('loanDrawdowns'));

/** The whole plan in euro: statements, ratios, worth and what happens if. */
export function planResult(input: PlanInput, today: Day): PlanResult {
  const rules = planRulesAt(today);
  const run = runModel(input, rules);
  const sheet = balanceSheetOf(run);
  return {
    openingEquity: toEuro(sheet.openingEquity),
    years: run.years.map((year) => yearResult(input, run, sheet, year)),
    monthlyCash: run.cash.map(toEuro),
    lowestCash: lowestCash(run),
    instalments: Object.fromEntries([...run.instalments].map(([id, amount]) => [id, toEuro(amount)])),
    ...worthOf(input, run, rules),
    sensitivity: (input.scenarios ?? USUAL_SCENARIOS).map((scenario) => sensitivityTo(input, scenario, rules)),
  };
}

function yearResult(
  input: PlanInput,
  run: ModelRun,
  sheet: ReturnType<typeof balanceSheetOf>,
  year: PlanYear,
): YearResult {
  const of = (row: Cents[]) => toEuro(sum(year.months.map((index) => row[index] ?? 0)));
  const last = year.months.at(-1) ?? 0;
  const { inpsVariable, ...taxes } = year.taxes;
  const net = toEuro((run.cash[last] ?? 0) - (run.cash[(year.months[0] ?? 0) - 1] ?? run.openingCash));
  return {
    year: year.year,
    incomeStatement: record(INCOME_LINES, (line) => of(run.ledger.income[line])),
    cashFlow: { ...record(CASH_LINES, (line) => of(run.ledger.cash[line])), net },
    balanceSheet: record([...ASSETS, ...LIABILITIES], (line) => toEuro(sheet[line][last] ?? 0)),
    tax: {
      ...record(['taxableIncome', 'lossesUsed', 'irapBase', 'inpsFixed', ...TAX_NAMES], (name) => toEuro(taxes[name])),
      inpsVariable: toEuro(sum(inpsVariable)),
    },
    ratios: ratiosOf(input, run, year),
  };
}

const record = <Name extends string>(names: readonly Name[], value: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;

function lowestCash({ cash, ledger }: ModelRun): LowestCash {
  const lowest = Math.min(...cash);
  return { amount: toEuro(lowest), month: ledger.grid.label(cash.indexOf(lowest)) };
}

/** Flows without financing; of the project alone where the plan says what the company would be without it. */
function worthOf(input: PlanInput, run: ModelRun, rules: PlanRules): { npv: number; irrPct: number | null } {
  const { without, terminal, discountPct } = input.project;
  const flows = freeCash(run);
  let rest = operatingCapital(run);
  if (without) {
    const other = runModel({ ...input, ...without }, rules);
    for (const [index, flow] of freeCash(other).entries()) flows[index] = (flows[index] ?? 0) - flow;
    rest -= operatingCapital(other);
  }
  if (terminal === 'book') flows[flows.length - 1] = (flows.at(-1) ?? 0) + rest;
  const euro = flows.map(toEuro);
  return { npv: toEuro(roundCents(npvOf(euro, discountPct) * 100)), irrPct: irrOf(euro) };
}

const freeCash = ({ ledger }: ModelRun): Cents[] =>
  ledger.income.revenue.map((_, index) => sum(FREE_CASH.map((line) => ledger.cash[line][index] ?? 0)));

function operatingCapital(run: ModelRun): Cents {
  const sheet = balanceSheetOf(run);
  const at = (line: BalanceLine) => sheet[line].at(-1) ?? 0;
  return at('equity') + at('loans') + at('overdraft') - at('cash');
}

function sensitivityTo(input: PlanInput, scenario: Scenario, rules: PlanRules): PlanResult['sensitivity'][number] {
  const changed = changedBy(input, scenario);
  const run = runModel(changed, rules);
  return {
    id: scenario.id,
    netProfit: run.years.map(({ months }) =>
      toEuro(sum(months.map((index) => run.ledger.income.netProfit[index] ?? 0))),
    ),
    dscr: run.years.map((year) => ratiosOf(changed, run, year).dscr),
    lowestCash: lowestCash(run),
  };
}
