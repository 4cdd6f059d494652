/** Net present value: monthly flows, discounted to the start at a yearly rate. */
export function npvOf(flows: number[], discountPct: number): number {
  return presentValue(flows, discountPct / 100);
}

const presentValue = (flows: number[], rate: number): number =>
  flows.reduce((total, flow, index) => total + flow / (1 + rate) ** ((index + 1) / 12), 0);

/** Yearly, in percent: the first change of sign from −90% to 1000%, then bisection; null where there is none. */
export function irrOf(flows: number[]): number | null {
  let before = presentValue(flows, -0.9);
  for (let percent = -89; percent <= 1000; percent++) {
    const now = presentValue(flows, percent / 100);
    if (before * now <= 0 && before !== now) return bisect(flows, (percent - 1) / 100, percent / 100, before);
    before = now;
  }
  return null;
}

function bisect(flows: number[], from: number, to: number, valueAtFrom: number): number {
  let [low, high, atLow] = [from, to, valueAtFrom];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    const value = presentValue(flows, middle);
    if (atLow * value <= 0) high = middle;
    else [low, atLow] = [middle, value];
  }
  return Math.round(((low + high) / 2) * 10_000) / 100;
}
