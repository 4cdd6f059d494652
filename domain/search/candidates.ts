import type { SearchCore } from './core.ts';

/** A feature of the query: its weight times how rare it is, for each aspect it serves. */
export type Slot = { feature: number; uses: { aspect: number; gain: number }[]; gain: number };

/** Arrays kept between queries, so that a query allocates next to nothing. */
export class Scratch {
  private sums = new Float32Array(0);
  private marks = new Int32Array(0);
  touched = new Uint32Array(0);

  /** Zero for every grant; whoever writes must clear what it touched. */
  sumsFor(count: number): Float32Array {
    if (this.sums.length < count) {
      this.sums = new Float32Array(Math.max(count, this.sums.length * 2));
      this.touched = new Uint32Array(this.sums.length);
    }
    return this.sums;
  }

  slots(count: number): Int32Array {
    if (this.marks.length < count) this.marks = new Int32Array(Math.max(count, this.marks.length * 2));
    return this.marks;
  }
}

/** From each list only the strongest grants are taken; so many that fit the place and the filter. */
const TAKEN_MAX = 2_500;
const READ_MAX = 20_000;
const FITTING = 0.5;

/**
 * The grants worth scoring in full: lists are read strongest first, so a bounded stretch of each holds the best.
 * `wanted` Infinity reads everything.
 */
export function collectCandidates(
  slots: readonly Slot[],
  wanted: number,
  filter: ((ordinal: number) => boolean) | undefined,
  factor: (ordinal: number) => number,
  core: SearchCore,
  scratch: Scratch,
): number[] {
  const { postings } = core;
  const sums = scratch.sumsFor(postings.count);
  const { touched } = scratch;
  const all = wanted === Infinity;
  let count = 0;
  for (const slot of slots) {
    if (slot.gain <= 0) continue;
    const gain = slot.gain / 65_535;
    const from = slot.feature < postings.listStarts.length - 1 ? postings.listStarts[slot.feature]! : 0;
    const to = slot.feature < postings.listStarts.length - 1 ? postings.listStarts[slot.feature + 1]! : 0;
    const end = all ? to : Math.min(to, from + READ_MAX);
    let taken = 0;
    for (let at = from; at < end; at++) {
      const ordinal = postings.listGrants[at]!;
      if (postings.alive[ordinal] === 0 || (filter !== undefined && !filter(ordinal))) continue;
      if (sums[ordinal] === 0) touched[count++] = ordinal;
      sums[ordinal]! += gain * postings.listImpacts[at]!;
      if (!all && factor(ordinal) >= FITTING && ++taken >= TAKEN_MAX) break;
    }
    const recent = postings.recent.get(slot.feature);
    if (recent === undefined) continue;
    for (let at = 0; at < recent.length; at += 2) {
      const ordinal = recent[at]!;
      if (postings.alive[ordinal] === 0 || (filter !== undefined && !filter(ordinal))) continue;
      if (sums[ordinal] === 0) touched[count++] = ordinal;
      sums[ordinal]! += gain * recent[at + 1]!;
    }
  }
  const chosen = all ? Array.from(touched.subarray(0, count)) : likeliest(touched, count, wanted, sums, factor);
  for (let at = 0; at < count; at++) sums[touched[at]!] = 0;
  return chosen;
}

/** The `wanted` grants with the highest sum times factor, by a heap whose root is the least of them. */
function likeliest(
  touched: Uint32Array,
  count: number,
  wanted: number,
  sums: Float32Array,
  factor: (ordinal: number) => number,
): number[] {
  const heap: number[] = [];
  const keys: number[] = [];
  for (let at = 0; at < count; at++) {
    const ordinal = touched[at]!;
    const sum = sums[ordinal]!;
    if (heap.length >= wanted && sum * MOST_FACTOR <= keys[0]!) continue;
    const key = sum * factor(ordinal);
    if (heap.length < wanted) {
      heap.push(ordinal);
      keys.push(key);
      siftUp(heap, keys);
    } else if (key > keys[0]!) {
      heap[0] = ordinal;
      keys[0] = key;
      siftDown(heap, keys);
    }
  }
  return heap;
}

/** No factor exceeds it, so a sum too low for it is skipped unread. */
const MOST_FACTOR = 2.5;

function siftUp(heap: number[], keys: number[]): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (keys[parent]! <= keys[at]!) return;
    swap(heap, keys, at, parent);
    at = parent;
  }
}

function siftDown(heap: number[], keys: number[]): void {
  let at = 0;
  for (;;) {
    let least = at;
    const left = 2 * at + 1;
    if (left < heap.length && keys[left]! < keys[least]!) least = left;
    if (left + 1 < heap.length && keys[left + 1]! < keys[least]!) least = left + 1;
    if (least === at) return;
    swap(heap, keys, at, least);
    at = least;
  }
}

function swap(heap: number[], keys: number[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  [keys[a], keys[b]] = [keys[b]!, keys[a]!];
}
