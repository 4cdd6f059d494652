import { z } from 'zod';
import { REGIONS } from '#domain/vocabulary.ts';

/** How much a project may hold: more is a mistake or an attack. */
export const PROJECT_CAPS = {
  title: 160,
  description: 4000,
  category: 120,
  costs: 40,
  amount: 1e11,
  hires: 10_000,
} as const;

const text = (max: number) => z.string().trim().max(max);
/** An empty box is an unknown value, never an empty one. */
const maybeText = (max: number) =>
  text(max)
    .transform((value) => (value === '' ? null : value))
    .nullable();
const amount = z.number().min(0).max(PROJECT_CAPS.amount);
const province = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

const costLine = z.object({ category: text(PROJECT_CAPS.category).min(1), amount });
export type CostLine = z.infer<typeof costLine>;

const shape = {
  title: maybeText(PROJECT_CAPS.title),
  /** The wish in plain words. */
  description: text(PROJECT_CAPS.description),
  /** Euro without VAT, in all; the lines say what for. */
  spend: amount.nullable(),
  costs: z.array(costLine).max(PROJECT_CAPS.costs),
  /** Where the money is spent, which may be none of the company's seats. */
  region: z.enum(REGIONS).nullable(),
  province: province.nullable(),
  city: maybeText(PROJECT_CAPS.category),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  /** Whether anything is ordered, signed or paid already (Reg. UE 651/2014, art. 6); null until somebody says. */
  ordered: z.boolean().nullable(),
  /** People to hire. */
  hires: z.number().int().min(0).max(PROJECT_CAPS.hires).nullable(),
};

/** A change names only what changes. */
export const projectChanges = z.object(shape).partial();

/** What a company wants to do: as the API takes it and as it is stored. Everything but the wish may be unknown. */
export const projectFields = z.object({
  title: shape.title.default(null),
  description: shape.description.default(''),
  spend: shape.spend.default(null),
  costs: shape.costs.default([]),
  region: shape.region.default(null),
  province: shape.province.default(null),
  city: shape.city.default(null),
  startsOn: shape.startsOn.default(null),
  endsOn: shape.endsOn.default(null),
  ordered: shape.ordered.default(null),
  hires: shape.hires.default(null),
});
export type Project = z.infer<typeof projectFields>;

export const NO_PROJECT: Project = projectFields.parse({});

type Spending = Pick<Project, 'spend' | 'costs'>;
const sumOf = (costs: readonly CostLine[]): number => costs.reduce((sum, line) => sum + line.amount, 0);

/** What is spent in all: as told, else the sum of the lines. Lines without an amount are no spend of zero. */
export function projectSpend({ spend, costs }: Spending): number | null {
  const lines = sumOf(costs);
  const isToldByLines = costs.length > 0 && (spend ?? 0) === 0;
  return isToldByLines ? lines || null : spend;
}

/** Whether every line says what it costs. */
const isPriced = (costs: readonly CostLine[]): boolean =>
  costs.length > 0 && costs.every(({ amount: price }) => price > 0);

/**
 * The spend once its lines are these. What was told in all stays until each line has its amount, and where it was told
 * beside lines that were less: only lines that say it all take its place.
 */
export function spendAfter(before: Spending, costs: readonly CostLine[]): number | null {
  const [told, lines] = [projectSpend(before), sumOf(costs)];
  const hasRest = isPriced(before.costs) && (told ?? 0) > sumOf(before.costs);
  if (isPriced(costs) && !hasRest) return lines;
  return Math.max(told ?? 0, lines) || null;
}
