import type { Aspect } from './aspects.ts';
import type { Slot } from './candidates.ts';
import type { SearchCore } from './core.ts';
import type { Scratch } from './scratch.ts';

/** A slot is numbered by one byte; a query as long as a page keeps its strongest. */
const SLOTS_MAX = 255;

export function slotsOf(aspects: Aspect[], core: SearchCore, scratch: Scratch): Slot[] {
  const slots = new Map<number, Slot>();
  aspects.forEach((aspect, at) => {
    for (const [feature, weight] of aspect.features) {
      const slot = slots.get(feature) ?? { feature, uses: [], gain: 0, answers: 0 };
      const gain = weight * scratch.rarity(feature, core);
      if (gain <= 0) continue;
      slot.uses.push({ aspect: at, gain });
      if (!aspect.excluded) slot.gain += gain;
      slots.set(feature, slot);
    }
  });
  const importance = importanceOf(slots.values(), aspects.length);
  for (const slot of slots.values()) {
    slot.answers = answersOf(slot, aspects, importance);
    discountRepeats(slot, core.tuning.repeat);
  }
  return [...slots.values()].sort((a, b) => b.gain - a.gain || a.feature - b.feature).slice(0, SLOTS_MAX);
}

/** The most an aspect can give: how much it matters. */
export function importanceOf(slots: Iterable<Slot>, aspects: number): Float64Array {
  const importance = new Float64Array(aspects);
  for (const { uses } of slots) {
    for (const { aspect, gain } of uses) if (gain > importance[aspect]!) importance[aspect] = gain;
  }
  return importance;
}

/** A feature answers an aspect well when it is worth at least half of the best. */
function answersOf(slot: Slot, aspects: readonly Aspect[], importance: Float64Array): number {
  let answers = 0;
  for (const { aspect, gain } of slot.uses) {
    const { place, excluded } = aspects[aspect]!;
    if (aspect < 32 && !place && !excluded && gain >= importance[aspect]! / 2) answers |= 1 << aspect;
  }
  return answers;
}

/** What answers two aspects at once is one piece of evidence: it counts in full for one, in part for the others. */
function discountRepeats(slot: Slot, share: number): void {
  if (slot.uses.length < 2) return;
  slot.uses.sort((a, b) => b.gain - a.gain || a.aspect - b.aspect);
  slot.uses.slice(1).forEach((use) => (use.gain *= share));
  slot.gain = slot.uses.reduce((sum, use) => sum + use.gain, 0);
}
