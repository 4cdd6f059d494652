import { fromEuro, percentOf, type Cents } from './cents.ts';
import { post, type Ledger } from './ledger.ts';
import type { PlanInput } from './plan-input.ts';
import type { PlanRules } from './plan-rules.ts';

type Due = { tax: Cents; interest: Cents };

/**
 * VAT by month or by quarter: paid the month after (quarters in May, August, November and March, with interest), an
 * advance in December on the balance of the December before; what is in credit is carried, never refunded.
 */
export function openVatAccount(ledger: Ledger, input: PlanInput, rules: PlanRules) {
  const { grid, vatRegime } = ledger;
  const opening = input.opening ?? {};
  const due = new Map<number, Due>();
  const payable = fromEuro(opening.vatPayable ?? 0);
  if (payable !== 0) due.set(grid.indexOf(opening.vatPayableMonth ?? input.start), { tax: payable, interest: 0 });
  let credit = fromEuro(opening.vatCredit ?? 0);
  let lastDecember = fromEuro(opening.vatAdvanceBase ?? 0);
  let period = 0;
  const balance = { opening: payable - credit, now: payable - credit };

  const settle = (index: number, advance: Cents): void => {
    const month = grid.monthOf(index);
    const gross = period - credit;
    if (month === 12) lastDecember = Math.max(0, gross);
    const owed = gross - advance;
    period = 0;
    credit = Math.max(0, -owed);
    if (owed <= 0) return;
    const isQuarterly = vatRegime === 'trimestrale';
    const at = index + (!isQuarterly ? 1 : month === 12 ? 3 : 2);
    const before = due.get(at) ?? { tax: 0, interest: 0 };
    const interest = isQuarterly ? percentOf(owed, rules.vatQuarterlyPct) : 0;
    due.set(at, { tax: before.tax + owed, interest: before.interest + interest });
  };

  const advanceOf = (index: number): Cents => {
    if (grid.monthOf(index) !== 12 || input.company.vatAdvance === false) return 0;
    const advance = percentOf(lastDecember, rules.vatAdvancePct);
    return advance < fromEuro(rules.vatAdvanceMin) ? 0 : advance;
  };

  return {
    balance,
    /** One month: what falls due is paid, what was sold and bought is counted. */
    close(index: number): void {
      const { tax: dueTax, interest } = due.get(index) ?? { tax: 0, interest: 0 };
      let tax = dueTax;
      due.delete(index);
      const moved = (ledger.outputVat[index] ?? 0) - (ledger.inputVat[index] ?? 0);
      if (vatRegime !== 'none') {
        period += moved;
        const advance = advanceOf(index);
        tax += advance;
        if (vatRegime === 'mensile' || grid.monthOf(index) % 3 === 0) settle(index, advance);
      }
      balance.now += moved - tax;
      post(ledger.cash.vat, index, -(tax + interest));
      post(ledger.income.vatInterest, index, interest);
    },
  };
}
