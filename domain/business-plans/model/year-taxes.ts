import { fromEuro, percentOf, roundCents, sum, type Cents } from './cents.ts';
import { valueIn } from './grid.ts';
import { irpefCredit, irpefOn } from './irpef.ts';
import type { Ledger } from './ledger.ts';
import { ownerContributions } from './owner-contributions.ts';
import type { PlanInput } from './plan-input.ts';
import type { PlanRules } from './plan-rules.ts';

export const TAX_NAMES = ['ires', 'irap', 'irpef', 'addizionali', 'sostitutiva'] as const;
export type TaxName = (typeof TAX_NAMES)[number];
export type Losses = { full: Cents; limited: Cents };
export type YearTaxes = Record<TaxName, Cents> & {
  taxableIncome: Cents;
  lossesUsed: Cents;
  irapBase: Cents;
  inpsFixed: Cents;
  /** The part on income, by owner. */
  inpsVariable: Cents[];
};
type Year = { months: number[]; index: number; losses: Losses; inpsPaid: Cents[][] };

/** Taxes of a year from its result. Losses are used up on the way. */
export function taxesOfYear(ledger: Ledger, input: PlanInput, rules: PlanRules, year: Year): YearTaxes {
  const of = (row: Cents[]) => sum(year.months.map((index) => row[index] ?? 0));
  const paid = (owner: number) => of(year.inpsPaid[owner] ?? []);
  const { form, owners = [] } = input.company;
  const taxes: YearTaxes = {
    ires: 0,
    irap: 0,
    irpef: 0,
    addizionali: 0,
    sostitutiva: 0,
    taxableIncome: 0,
    lossesUsed: 0,
    irapBase: 0,
    inpsFixed: 0,
    inpsVariable: owners.map(() => 0),
  };
  const months = year.months.length;

  if (form === 'forfettario') {
    const income = percentOf(of(ledger.cash.customers), input.company.coefficientPct ?? 0);
    const inps = ownerContributions(rules, owners[0] ?? {}, income, months);
    const base = Math.max(0, income - paid(0));
    return {
      ...taxes,
      taxableIncome: income,
      inpsFixed: inps.fixed,
      inpsVariable: owners.map((_, owner) => (owner === 0 ? inps.variable : 0)),
      sostitutiva: percentOf(base, valueIn(input.company.substitutePct ?? 0, year.index)),
    };
  }

  const { notDeductible, untaxedGrants, extraDeductions } = ledger.taxNotes;
  const income =
    of(ledger.income.ebt) + of(notDeductible) + of(ledger.income.vatInterest) - of(untaxedGrants) - of(extraDeductions);
  taxes.lossesUsed = useLosses(year, income, input.company.newBusinessYears ?? 0, rules);
  const base = Math.max(0, income - taxes.lossesUsed);
  taxes.taxableIncome = base;
  if (form === 'srl') taxes.ires = percentOf(base, rules.iresPct);
  if (form === 'srl' || form === 'snc') {
    taxes.irapBase =
      of(ledger.income.ebit) + of(ledger.taxNotes.notDeductibleIrap) - of(ledger.taxNotes.untaxedGrantsIrap);
    const deduction = irapDeduction(rules, form, taxes.irapBase, months);
    taxes.irap = percentOf(Math.max(0, taxes.irapBase - deduction), rules.irapPct);
  }
  if (form === 'ditta' || form === 'snc') {
    for (const [place, owner] of owners.entries()) {
      const share = percentOf(base, owner.sharePct ?? 100);
      const inps = ownerContributions(rules, owner, share, months);
      taxes.inpsFixed += inps.fixed;
      taxes.inpsVariable[place] = inps.variable;
      const taxable = Math.max(0, share - paid(place));
      const irpef = Math.max(0, irpefOn(rules, taxable) - irpefCredit(rules, share));
      taxes.irpef += irpef;
      if (irpef > 0) taxes.addizionali += percentOf(taxable, owner.surtaxPct ?? 0);
    }
  }
  return taxes;
}

/** Losses of the first years of a new business in full and first, the others up to a share of the income. */
function useLosses({ losses, index }: Year, income: Cents, newYears: number, rules: PlanRules): Cents {
  if (income < 0) {
    losses[index < newYears ? 'full' : 'limited'] -= income;
    return 0;
  }
  const full = Math.min(losses.full, income);
  const limited = Math.min(losses.limited, percentOf(income, rules.lossLimitPct), income - full);
  losses.full -= full;
  losses.limited -= limited;
  return full + limited;
}

function irapDeduction(rules: PlanRules, form: 'srl' | 'snc', base: Cents, months: number): Cents {
  const place = rules.irapBands.findIndex((limit) => base <= (limit * 100 * months) / 12 + 1e-6);
  return place < 0 ? 0 : roundCents((fromEuro(rules.irapDeduction[form][place] ?? 0) * months) / 12);
}
