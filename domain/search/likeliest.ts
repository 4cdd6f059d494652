import type { Scratch } from './scratch.ts';

/**
 * The most that being near counts here, where it is not yet earned: grants for the whole country that answer in full
 * must be among the likeliest. A sum too low for it is skipped unread.
 */
const MOST_FACTOR = 1.8;

/** The `wanted` grants with the highest sum, by what they answer and by their factor: a heap with the least at its root. */
export function likeliest(
  scratch: Scratch,
  count: number,
  wanted: number,
  sums: Float32Array,
  alive: Uint8Array,
  factor: (ordinal: number) => number,
): number[] {
  const { touched, answered } = scratch;
  const heap: number[] = [];
  const keys: number[] = [];
  for (let at = 0; at < count; at++) {
    const ordinal = touched[at]!;
    const sum = sums[ordinal]!;
    const full = heap.length >= wanted;
    if (alive[ordinal] === 0 || (full && sum * MOST_FACTOR * bits(answered[ordinal]!) <= keys[0]!)) continue;
    const key = sum * bits(answered[ordinal]!) * Math.min(MOST_FACTOR, factor(ordinal));
    if (!full) {
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

/** One more than how many bits are set. */
function bits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return 1 + (Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24);
}

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
  const ordinal = heap[a]!;
  heap[a] = heap[b]!;
  heap[b] = ordinal;
  const key = keys[a]!;
  keys[a] = keys[b]!;
  keys[b] = key;
}
