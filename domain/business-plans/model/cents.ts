/** Amounts inside the model are whole cents: sums are exact, and every posting says where it is rounded. */
export type Cents = number;

/** A product of decimals may fall a hair below the half it stands for. */
const HAIR = 1e-6;

/** To the whole cent, half away from zero. */
export function roundCents(value: number): Cents {
  const whole = Math.floor(Math.abs(value) + 0.5 + HAIR);
  return value < 0 && whole !== 0 ? -whole : whole;
}

export const fromEuro = (euro: number): Cents => roundCents(euro * 100);
export const toEuro = (cents: Cents): number => cents / 100;

export const percentOf = (cents: Cents, percent: number): Cents => roundCents((cents * percent) / 100);

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** Parts that add up to the whole: each is the difference of two rounded running totals. */
export function spread(total: Cents, parts: number): Cents[] {
  let done = 0;
  return Array.from({ length: parts }, (_, index) => {
    const part = roundCents((total * (index + 1)) / parts) - done;
    done += part;
    return part;
  });
}

/** Ratios keep four decimals; none where there is nothing to divide by. */
export function ratio(numerator: number, denominator: number): number | null {
  if (denominator === 0) return null;
  const value = (numerator / denominator) * 10_000;
  return (Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + HAIR)) / 10_000;
}
