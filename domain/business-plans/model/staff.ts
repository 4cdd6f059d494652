import { fromEuro, percentOf, roundCents, type Cents } from './cents.ts';
import { valueIn } from './grid.ts';
import { post, type Ledger } from './ledger.ts';
import type { PlanInput } from './plan-input.ts';
import type { PlanRules } from './plan-rules.ts';

type StaffLine = NonNullable<PlanInput['staff']>[number];

/** Pay, thirteenth and fourteenth, contributions paid the month after, and the severance fund (TFR). */
export function postStaff(ledger: Ledger, input: PlanInput, rules: PlanRules): void {
  for (const line of input.staff ?? []) postLine(ledger, line, rules);
  postSeverance(ledger, input);
}

function postLine(ledger: Ledger, line: StaffLine, rules: PlanRules): void {
  const { grid } = ledger;
  const payments = line.months ?? 13;
  const extras = [12, ...(payments === 14 ? [line.fourteenthMonth ?? 6] : [])].map((month) => ({
    month,
    pay: 0,
    due: 0,
  }));
  for (let index = 0; index < grid.months; index++) {
    const year = grid.yearIndex(index);
    const heads = grid.isWithin(line, index) ? valueIn(line.heads, year) : 0;
    const yearly = valueIn(line.ral, year) * heads * 100;
    const pay = roundCents(yearly / payments);
    const severance = roundCents((yearly / rules.tfrDivisor - (yearly * rules.tfrFundPct) / 100) / 12);
    const contributions = percentOf(pay, line.contribPct);
    let cost = pay + contributions + severance;
    let paid = pay;
    let due = contributions;
    for (const extra of extras) {
      const accrued = roundCents(yearly / payments / 12);
      const onIt = percentOf(accrued, line.contribPct);
      extra.pay += accrued;
      extra.due += onIt;
      cost += accrued + onIt;
      post(ledger.moves.staffPayable, index, accrued + onIt);
      if (grid.monthOf(index) !== extra.month) continue;
      post(ledger.moves.staffPayable, index, -(extra.pay + extra.due));
      paid += extra.pay;
      due += extra.due;
      extra.pay = extra.due = 0;
    }
    if (line.tfrToFund === true) due += severance;
    else post(ledger.moves.tfr, index, severance);
    payLater(ledger, index, due);
    post(ledger.cash.wages, index, -paid);
    post(ledger.income.staffCosts, index, cost);
    if (line.permanent === false) post(ledger.taxNotes.notDeductibleIrap, index, cost);
  }
}

function payLater(ledger: Ledger, index: number, due: Cents): void {
  post(ledger.moves.socialPayable, index, due);
  post(ledger.moves.socialPayable, index + 1, -due);
  post(ledger.cash.socialContributions, index + 1, -due);
}

/** Each December what was in the fund the December before grows; who leaves is paid out. */
function postSeverance(ledger: Ledger, input: PlanInput): void {
  const { grid } = ledger;
  let fund = ledger.opening.tfr;
  let lastDecember = fund;
  for (let index = 0; index < grid.months; index++) {
    const isDecember = grid.monthOf(index) === 12;
    if (isDecember) {
      // Of the first year no December before is known: what the fund holds by then stands for it.
      const grown = grid.yearIndex(index) === 0 ? fund : lastDecember;
      const growth = percentOf(grown, input.tfrRevaluationPct ?? 0);
      post(ledger.moves.tfr, index, growth);
      post(ledger.income.staffCosts, index, growth);
    }
    for (const payout of input.tfrPayouts ?? []) {
      if (grid.indexOf(payout.month) !== index) continue;
      post(ledger.moves.tfr, index, -fromEuro(payout.amount));
      post(ledger.cash.wages, index, -fromEuro(payout.amount));
    }
    fund += ledger.moves.tfr[index] ?? 0;
    if (isDecember) lastDecember = fund;
  }
}
