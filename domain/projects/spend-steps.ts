/** A grant that looks at how much is spent: from how much, and where the call limits the project itself up to how much. */
export type SpendStep = { name: string; min: number | null; max: number | null };
export type SpendCrossing = { euro: number; names: string[] };
export type SpendCrossings = {
  /** The next sums that let grants in, the nearest first. */
  ahead: SpendCrossing[];
  /** Under this sum, or over this one, grants that are in go out. */
  below: SpendCrossing | null;
  above: SpendCrossing | null;
};

const AHEAD = 2;

/** What a spend is close to gaining and losing. */
export function spendCrossings(steps: readonly SpendStep[], spend: number): SpendCrossings {
  const isIn = ({ min, max }: SpendStep) => (min === null || spend >= min) && (max === null || spend <= max);
  const inside = steps.filter(isIn);
  const entering = steps.filter(({ min, max }) => min !== null && spend < min && (max === null || max >= min));
  return {
    ahead: grouped(entering, ({ min }) => min)
      .sort((one, other) => one.euro - other.euro)
      .slice(0, AHEAD),
    below: grouped(inside, ({ min }) => min || null).sort((one, other) => other.euro - one.euro)[0] ?? null,
    above: grouped(inside, ({ max }) => max).sort((one, other) => one.euro - other.euro)[0] ?? null,
  };
}

function grouped(steps: readonly SpendStep[], euroOf: (step: SpendStep) => number | null): SpendCrossing[] {
  const byEuro = new Map<number, string[]>();
  for (const step of steps) {
    const euro = euroOf(step);
    if (euro !== null) byEuro.set(euro, [...(byEuro.get(euro) ?? []), step.name]);
  }
  return [...byEuro].map(([euro, names]) => ({ euro, names }));
}
