import type { Day } from '#domain/rules/day.ts';

export const MAX_FREE_SLOTS = 20;

export type FreeSlots = { count: number; until: Day };

/** How many new works a person can still take, while what was said of it holds; null: nothing was said, or no longer. */
export function freeSlotsOn(said: { freeSlots: number | null; freeUntil: Day | null }, today: Day): FreeSlots | null {
  if (said.freeSlots === null || said.freeUntil === null || said.freeUntil < today) return null;
  return { count: said.freeSlots, until: said.freeUntil };
}
