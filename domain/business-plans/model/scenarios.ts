import { roundCents } from './cents.ts';
import type { PlanInput, Scenario } from './plan-input.ts';

/** What a bank asks first. */
export const USUAL_SCENARIOS: Scenario[] = [
  { id: 'ricavi-5', revenuePct: -5 },
  { id: 'ricavi-10', revenuePct: -10 },
  { id: 'variabili+3', variablePct: 3 },
  { id: 'fissi+5', fixedPct: 5 },
  { id: 'incassi+30gg', dsoDays: 30 },
  { id: 'tassi+1', ratePoints: 1 },
];

/** The same plan with one thing gone otherwise; grants stay as they are. */
export function changedBy(input: PlanInput, scenario: Scenario): PlanInput {
  const factor = (percent = 0) => 1 + percent / 100;
  const times = (value: number | number[], by: number) =>
    typeof value === 'number' ? value * by : value.map((each) => each * by);
  return {
    ...input,
    revenues: input.revenues.map((line) => ({
      ...line,
      volume: factor(scenario.revenuePct),
      dso: (line.dso ?? 0) + (scenario.dsoDays ?? 0),
    })),
    variableCosts: input.variableCosts?.map((cost) => ({
      ...cost,
      pct: times(cost.pct, factor(scenario.variablePct)),
    })),
    fixedCosts: input.fixedCosts?.map(({ annual, monthly, ...cost }) => ({
      ...cost,
      ...(annual === undefined
        ? { monthly: times(monthly ?? 0, factor(scenario.fixedPct)) }
        : { annual: times(annual, factor(scenario.fixedPct)) }),
    })),
    staff: input.staff?.map((line) => ({ ...line, ral: times(line.ral, factor(scenario.staffPct)) })),
    investments: input.investments?.map((asset) => ({
      ...asset,
      cost: roundCents(asset.cost * factor(scenario.investmentPct) * 100) / 100,
    })),
    loans: input.loans?.map((loan) => ({ ...loan, ratePct: loan.ratePct + (scenario.ratePoints ?? 0) })),
  };
}
