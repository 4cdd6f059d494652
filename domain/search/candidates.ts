import type { SearchCore } from './core.ts';
import { likeliest } from './likeliest.ts';
import type { Scratch } from './scratch.ts';

/** A feature of the query: its weight times how rare it is, for each aspect it serves. */
export type Slot = {
  feature: number;
  uses: { aspect: number; gain: number }[];
  gain: number;
  /** The aspects it answers well, as bits. */
  answers: number;
};

/** Which grants may be candidates. */
type Scope = {
  filter: ((ordinal: number) => boolean) | undefined;
  /** Regions asked for, as bits (0 = none): from long lists grants of other regions are left out. */
  regionMask: number;
};

/** How far into one list, and into all of them, a query reads when not everything is wanted. */
const LIST_MAX = 5_000;
const QUERY_MAX = 20_000;
/** When a filter or a place leaves entries out, how many are looked at for each one taken. */
const LOOKS = 8;

/** Features this much fainter than the strongest only add grants while there are few. */
const FAINT = 0.2;
const ENOUGH = 4;

/**
 * The grants worth scoring in full. Lists are read strongest first and the strongest features first, so a bounded
 * stretch holds the best; `wanted` Infinity reads everything.
 */
export function collectCandidates(
  slots: readonly Slot[],
  wanted: number,
  scope: Scope,
  factor: (ordinal: number) => number,
  core: SearchCore,
  scratch: Scratch,
): number[] {
  const { postings } = core;
  const sums = scratch.sumsFor(postings.count);
  const reader = new ListReader(core, scratch, sums, scope);
  let room = wanted === Infinity ? Infinity : QUERY_MAX;
  const strongest = slots[0]?.gain ?? 0;
  for (const slot of slots) {
    if (slot.gain <= 0) continue;
    if (slot.gain < strongest * FAINT && reader.count >= wanted * ENOUGH) break;
    if (room > 0) room -= reader.readList(slot, wanted === Infinity ? Infinity : Math.min(LIST_MAX, room));
    reader.readRecent(slot);
  }
  const { count } = reader;
  const { touched } = scratch;
  const chosen =
    wanted === Infinity
      ? Array.from(touched.subarray(0, count)).filter((ordinal) => postings.alive[ordinal] === 1)
      : likeliest(scratch, count, wanted, sums, postings.alive, factor);
  for (let at = 0; at < count; at++) {
    sums[touched[at]!] = 0;
    scratch.answered[touched[at]!] = 0;
  }
  return chosen;
}

class ListReader {
  count = 0;
  private readonly core: SearchCore;
  private readonly scratch: Scratch;
  private readonly sums: Float32Array;
  private readonly scope: Scope;

  constructor(core: SearchCore, scratch: Scratch, sums: Float32Array, scope: Scope) {
    this.core = core;
    this.scratch = scratch;
    this.sums = sums;
    this.scope = scope;
  }

  /** Add one list to the sums; tells how many grants were taken from it. */
  readList(slot: Slot, most: number): number {
    const { listStarts, listGrants, listImpacts } = this.core.postings;
    if (slot.feature >= listStarts.length - 1) return 0;
    const from = listStarts[slot.feature]!;
    const to = listStarts[slot.feature + 1]!;
    const gain = slot.gain / 65_535;
    const { filter } = this.scope;
    const regionMask = to - from > most ? this.scope.regionMask : 0;
    if (filter !== undefined || regionMask !== 0) return this.readChosen(slot, from, to, most, regionMask);
    const end = Math.min(to, from + most);
    const { sums } = this;
    const { touched, answered } = this.scratch;
    const { answers } = slot;
    let { count } = this;
    for (let at = from; at < end; at++) {
      const ordinal = listGrants[at]!;
      const sum = sums[ordinal]!;
      if (sum === 0) touched[count++] = ordinal;
      sums[ordinal] = sum + gain * listImpacts[at]!;
      answered[ordinal]! |= answers;
    }
    this.count = count;
    return end - from;
  }

  private readChosen(slot: Slot, from: number, to: number, most: number, regionMask: number): number {
    const gain = slot.gain / 65_535;
    const { listGrants, listImpacts } = this.core.postings;
    const masks = this.core.facts.regionMask;
    const end = Math.min(to, from + most * LOOKS);
    let taken = 0;
    for (let at = from; at < end && taken < most; at++) {
      const ordinal = listGrants[at]!;
      const mask = masks[ordinal]!;
      if (regionMask !== 0 && mask !== 0 && (mask & regionMask) === 0) continue;
      if (this.scope.filter !== undefined && !this.scope.filter(ordinal)) continue;
      this.addTo(ordinal, gain * listImpacts[at]!, slot.answers);
      taken++;
    }
    return taken;
  }

  readRecent(slot: Slot): void {
    const recent = this.core.postings.recent.get(slot.feature);
    if (recent === undefined) return;
    const gain = slot.gain / 65_535;
    for (let at = 0; at < recent.length; at += 2) {
      const ordinal = recent[at]!;
      if (this.scope.filter === undefined || this.scope.filter(ordinal))
        this.addTo(ordinal, gain * recent[at + 1]!, slot.answers);
    }
  }

  private addTo(ordinal: number, value: number, answers: number): void {
    const sum = this.sums[ordinal]!;
    if (sum === 0) this.scratch.touched[this.count++] = ordinal;
    this.sums[ordinal] = sum + value;
    this.scratch.answered[ordinal]! |= answers;
  }
}
