import type { Tri } from '#domain/eligibility/tri-state.ts';

/** Whether a value known only as a range lies between two bounds; straddling one of them decides nothing. */
export function inRange(value: { min: number; max: number }, bounds: { min?: number; max?: number }): Tri {
  const { min = -Infinity, max = Infinity } = bounds;
  if (value.max < min || value.min > max) return false;
  return value.min >= min && value.max <= max ? true : null;
}
