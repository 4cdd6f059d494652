import { fromEuro, percentOf, roundCents, sum, type Cents } from './cents.ts';
import { valueIn } from './grid.ts';
import { post, settleLater, vatOfPurchase, type Ledger } from './ledger.ts';
import type { PlanInput, RevenueLine } from './plan-input.ts';

export type RevenueByLine = Map<string, Cents[]>;
/** In a scenario: what the units sold are multiplied by. */
type Volume = { volume?: number };

/** Units × price, by day of opening, by month or as a list of months, spread over the year by season. */
export function postRevenue(ledger: Ledger, lines: (RevenueLine & Volume)[]): RevenueByLine {
  const byLine: RevenueByLine = new Map();
  for (const line of lines) {
    const row = new Array<Cents>(ledger.grid.months).fill(0);
    byLine.set(line.id, row);
    for (let index = 0; index < ledger.grid.months; index++) {
      if (!ledger.grid.isWithin(line, index)) continue;
      const net = revenueOf(ledger, line, index);
      row[index] = net;
      post(ledger.income.revenue, index, net);
      const vat = ledger.vatRegime === 'none' ? 0 : percentOf(net, line.vatPct ?? 0);
      post(ledger.outputVat, index, vat);
      settleLater(ledger, 'customers', index, net + vat, line.dso ?? 0);
    }
  }
  return byLine;
}

function revenueOf({ grid, vatRegime }: Ledger, line: RevenueLine & Volume, index: number): Cents {
  const year = grid.yearIndex(index);
  const asked = valueIn(line.price, year);
  const isGross = line.priceIncludesVat === true && vatRegime !== 'none';
  const price = isGross ? asked / (1 + (line.vatPct ?? 0) / 100) : asked;
  const volume = line.volume ?? 1;
  if (line.basis === 'list') return roundCents(valueIn(line.units, index) * price * volume * 100);
  const weights = line.seasonality ?? new Array<number>(12).fill(1);
  const total = sum(weights);
  if (total === 0) return 0;
  const periods = line.basis === 'day' ? valueIn(line.days ?? 0, year) : 12;
  const weight = weights[grid.monthOf(index) - 1] ?? 0;
  return roundCents((valueIn(line.units, year) * price * periods * weight * volume * 100) / total);
}

/** A percentage of revenue, bought ahead by the days of stock one keeps. */
export function postVariableCosts(
  ledger: Ledger,
  costs: PlanInput['variableCosts'] = [],
  revenue: RevenueByLine,
): void {
  for (const cost of costs) {
    const rows = cost.revenues === undefined || cost.revenues === '*' ? [...revenue.keys()] : cost.revenues;
    let stock = fromEuro(cost.openingStock ?? 0);
    ledger.opening.inventory += stock;
    for (let index = 0; index < ledger.grid.months; index++) {
      const base = sum(rows.map((id) => revenue.get(id)?.[index] ?? 0));
      const used = percentOf(base, valueIn(cost.pct, ledger.grid.yearIndex(index)));
      const wanted = Math.max(roundCents((used * (cost.stockDays ?? 0)) / 30), stock - used);
      const bought = used + wanted - stock;
      const lost = buy(ledger, index, bought, cost);
      post(ledger.moves.inventory, index, wanted - stock);
      stock = wanted;
      post(ledger.income.variableCosts, index, used + lost);
    }
  }
}

export function postFixedCosts(ledger: Ledger, costs: PlanInput['fixedCosts'] = []): void {
  for (const cost of costs) {
    const months = cost.months ?? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    for (let index = 0; index < ledger.grid.months; index++) {
      if (!ledger.grid.isWithin(cost, index) || !months.includes(ledger.grid.monthOf(index))) continue;
      const year = ledger.grid.yearIndex(index);
      const euro =
        cost.annual === undefined ? valueIn(cost.monthly ?? 0, year) : valueIn(cost.annual, year) / months.length;
      const net = fromEuro(euro);
      const whole = net + buy(ledger, index, net, cost);
      post(ledger.income.fixedCosts, index, whole);
      post(ledger.taxNotes.notDeductible, index, percentOf(whole, 100 - (cost.iresDeductiblePct ?? 100)));
      if (cost.irapDeductible === false) post(ledger.taxNotes.notDeductibleIrap, index, whole);
    }
  }
}

type Bought = { vatPct?: number | undefined; vatDeductiblePct?: number | undefined; dpo?: number | undefined };

/** Answers with the VAT that cannot be deducted. */
function buy(ledger: Ledger, index: number, net: Cents, terms: Bought): Cents {
  const { vat, deductible, lost } = vatOfPurchase(ledger, net, terms);
  post(ledger.inputVat, index, deductible);
  settleLater(ledger, 'suppliers', index, net + vat, terms.dpo ?? 0);
  return lost;
}
