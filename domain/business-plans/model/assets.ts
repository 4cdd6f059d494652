import { fromEuro, percentOf, roundCents, spread, type Cents } from './cents.ts';
import { post, vatOfPurchase, type Ledger } from './ledger.ts';
import type { Investment, OpeningAsset } from './plan-input.ts';

export type Depreciation = { base: Cents; monthly: Cents[] };

export function postOpeningAssets(ledger: Ledger, assets: OpeningAsset[] = []): void {
  for (const asset of assets) {
    const gross = fromEuro(asset.gross);
    const net = gross - fromEuro(asset.accumulated ?? 0);
    ledger.opening.fixedAssets += net;
    const quota = (months: number) => (gross * asset.coefPct * months) / 1200;
    postDepreciation(ledger, depreciate(ledger, 0, net, quota));
  }
}

/** Invoice, payments and depreciation of what is bought; by asset, for the grants that follow it. */
export function postInvestments(ledger: Ledger, investments: Investment[] = []): Map<string, Depreciation> {
  const byAsset = new Map<string, Depreciation>();
  for (const asset of investments) {
    const at = ledger.grid.indexOf(asset.month);
    const cost = fromEuro(asset.cost);
    const { vat, deductible, lost } = vatOfPurchase(ledger, cost, asset);
    post(ledger.inputVat, at, deductible);
    payAsAgreed(ledger, asset, at, cost + vat);
    const base = cost + lost;
    post(ledger.moves.fixedAssets, at, base);
    const inUse = ledger.grid.indexOf(asset.inUse ?? asset.month);
    const firstYear = ledger.grid.yearIndex(Math.max(inUse, 0));
    const isHalf = asset.firstYearHalf !== false; // art. 102 c. 2 TUIR: half in the first year, whatever the month
    const quota = (_: number, year: number) => (base * asset.coefPct) / (year === firstYear && isHalf ? 200 : 100);
    const monthly = depreciate(ledger, inUse, base, quota);
    postDepreciation(ledger, monthly);
    for (const [index, amount] of monthly.entries()) {
      post(ledger.taxNotes.extraDeductions, index, percentOf(amount, asset.taxUpliftPct ?? 0));
    }
    byAsset.set(asset.id, { base, monthly });
  }
  return byAsset;
}

function payAsAgreed(ledger: Ledger, asset: Investment, at: number, gross: Cents): void {
  post(ledger.moves.payables, at, gross);
  let percent = 0;
  let done = 0;
  for (const payment of asset.payments ?? [{ month: asset.month, pct: 100 }]) {
    percent += payment.pct;
    const amount = percentOf(gross, percent) - done;
    done += amount;
    const index = ledger.grid.indexOf(payment.month);
    post(ledger.moves.payables, index, -amount);
    post(ledger.cash.investments, index, -amount);
  }
}

/** A year's quota is spread over its months in use; the last year takes what is left. */
function depreciate(
  { grid }: Ledger,
  from: number,
  value: Cents,
  quotaOf: (months: number, year: number) => number,
): Cents[] {
  const monthly = new Array<Cents>(grid.months).fill(0);
  let left = value;
  for (let index = Math.max(from, 0); index < grid.months;) {
    const months = grid.monthsOfYear(index).filter((each) => each >= from);
    const quota = Math.min(roundCents(quotaOf(months.length, grid.yearIndex(index))), left);
    left -= quota;
    for (const [place, amount] of spread(quota, months.length).entries()) monthly[index + place] = amount;
    index += months.length;
  }
  return monthly;
}

function postDepreciation(ledger: Ledger, monthly: Cents[]): void {
  for (const [index, amount] of monthly.entries()) {
    post(ledger.income.depreciation, index, amount);
    post(ledger.moves.fixedAssets, index, -amount);
  }
}
