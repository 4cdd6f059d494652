import { fromEuro, percentOf, roundCents, sum, type Cents } from './cents.ts';
import { post, type Ledger } from './ledger.ts';
import { ownerContributions } from './owner-contributions.ts';
import type { PlanInput } from './plan-input.ts';
import type { PlanRules } from './plan-rules.ts';
import { TAX_NAMES, type TaxName, type YearTaxes } from './year-taxes.ts';

/** A tax with its terms: last year's balance and the first advance in June, the second in November. */
type Term = {
  key: TaxName | number;
  last: Cents;
  advancesLast: Cents;
  advances: Cents;
  second: Cents;
  credit: Cents;
};
const term = (key: Term['key'], last = 0, advancesLast = 0): Term => ({
  key,
  last: fromEuro(last),
  advancesLast: fromEuro(advancesLast),
  advances: 0,
  second: 0,
  credit: 0,
});
const JUNE = 6;
const NOVEMBER = 11;

export function openTaxAccount(ledger: Ledger, input: PlanInput, rules: PlanRules) {
  const { grid } = ledger;
  const { owners = [], form } = input.company;
  const taxes = input.opening?.taxes ?? {};
  const terms = [
    ...TAX_NAMES.map((name) => term(name, taxes[name]?.tax, taxes[name]?.advances)),
    ...owners.map(({ opening }, owner) => term(owner, opening?.inpsTax, opening?.inpsAdvances)),
  ];
  /** Fixed contributions by month, for each owner. */
  const fixedDue = owners.map(() => new Map<number, Cents>());
  const inpsPaid = owners.map(() => new Array<Cents>(grid.months).fill(0));
  for (const [owner, { opening }] of owners.entries()) {
    const amount = fromEuro(opening?.inpsFixedDue ?? 0);
    const february = Array.from({ length: grid.months }, (_, index) => index).find(
      (index) => grid.monthOf(index) === 2,
    );
    if (amount !== 0 && february !== undefined) fixedDue[owner]?.set(february, amount);
  }
  const opening =
    sum(terms.map(({ last, advancesLast }) => last - advancesLast)) + sum(fixedDue.flatMap((due) => [...due.values()]));
  const balance = { opening, now: opening };
  const usual = form === 'forfettario' ? rules.advanceFirstPctIsa : rules.advanceFirstPct;
  const firstPct = input.company.advanceSplit?.[0] ?? usual;

  const advancesOf = ({ key, last }: Term): [Cents, Cents] => {
    if (key === 'addizionali' || last <= fromEuro(rules.advanceMin)) return [0, 0];
    if (typeof key === 'number') {
      const each = percentOf(last, owners[key]?.inps?.scheme === 'separata' ? SEPARATA_ADVANCE_PCT : INPS_ADVANCE_PCT);
      return [each, each];
    }
    const first = percentOf(last, firstPct);
    return first <= fromEuro(rules.advanceFirstMin) ? [0, last] : [first, last - first];
  };

  const dueNow = (each: Term, month: number): Cents => {
    if (month !== JUNE && month !== NOVEMBER) return 0;
    let due = each.second;
    if (month === JUNE) {
      const [first, second] = advancesOf(each);
      due = each.last - each.advancesLast + first;
      each.second = second;
      each.advances = first + second;
    }
    due -= each.credit;
    each.credit = Math.max(0, -due);
    return Math.max(0, due);
  };

  return {
    balance,
    inpsPaid,
    /** The fixed contributions of a year, by quarters with active months: May, August, November and February. */
    openYear(months: number[]): void {
      for (const [owner, each] of owners.entries()) {
        const { fixed } = ownerContributions(rules, each, 0, months.length);
        let done = 0;
        for (const quarterEnd of [3, 6, 9, 12]) {
          const active = months.filter((index) => grid.monthOf(index) <= quarterEnd).length;
          const part = roundCents((fixed * active) / months.length) - done;
          done += part;
          const at = (months.at(-1) ?? 0) - (12 - quarterEnd) + 2;
          const due = fixedDue[owner];
          if (part !== 0 && at < grid.months) due?.set(at, (due.get(at) ?? 0) + part);
        }
      }
    },
    pay(index: number): void {
      for (const each of terms) {
        let due = dueNow(each, grid.monthOf(index));
        if (typeof each.key === 'number') {
          due += fixedDue[each.key]?.get(index) ?? 0;
          fixedDue[each.key]?.delete(index);
          post(inpsPaid[each.key] ?? [], index, due);
        }
        post(ledger.cash[typeof each.key === 'number' ? 'ownerContributions' : 'taxes'], index, -due);
        balance.now -= due;
      }
    },
    /** In December the year's taxes become debts. */
    closeYear(index: number, taxes: YearTaxes): void {
      const incomeTaxes = sum(TAX_NAMES.map((name) => taxes[name]));
      const contributions = taxes.inpsFixed + sum(taxes.inpsVariable);
      ledger.income.incomeTaxes[index] = incomeTaxes;
      ledger.income.ownerContributions[index] = contributions;
      balance.now += incomeTaxes + contributions;
      for (const each of terms) {
        each.last = typeof each.key === 'number' ? (taxes.inpsVariable[each.key] ?? 0) : taxes[each.key];
        each.advancesLast = each.advances;
        each.advances = each.second = 0;
      }
    },
  };
}

/** Shares of last year's contributions on income, paid twice (June and November). */
const INPS_ADVANCE_PCT = 50;
const SEPARATA_ADVANCE_PCT = 40;
