/** Long work that can pause after each of its steps, so that whoever waits goes first. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All of it in one go: for what is short. */
export function toEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** So many of anything are looked at in a few milliseconds. */
const LOOKED_AT_PER_STEP = 250;

export function* eachInSteps<Item>(items: Iterable<Item>, look: (item: Item) => void): Steps<void> {
  let at = 0;
  for (const item of items) {
    if (++at % LOOKED_AT_PER_STEP === 0) yield;
    look(item);
  }
}

export function* filteredInSteps<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Steps<Item[]> {
  const wanted: Item[] = [];
  yield* eachInSteps(items, (item) => {
    if (isWanted(item)) wanted.push(item);
  });
  return wanted;
}

/** So many are put in order in a few milliseconds. */
const SORTED_PER_STEP = 1000;

/** Pieces in order first, then two of them together until one is left; equals stay in the order they came in. */
export function* sortedInSteps<Item>(items: readonly Item[], order: (one: Item, other: Item) => number): Steps<Item[]> {
  let pieces: Item[][] = [];
  for (let at = 0; at < items.length; at += SORTED_PER_STEP) {
    if (at > 0) yield;
    pieces.push(items.slice(at, at + SORTED_PER_STEP).sort(order));
  }
  while (pieces.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < pieces.length; at += 2) merged.push(yield* merge(pieces[at]!, pieces[at + 1] ?? [], order));
    pieces = merged;
  }
  return pieces[0] ?? [];
}

function* merge<Item>(one: Item[], other: Item[], order: (one: Item, other: Item) => number): Steps<Item[]> {
  const merged: Item[] = [];
  for (let left = 0, right = 0; left < one.length || right < other.length;) {
    const isLeft = right === other.length || (left < one.length && order(one[left]!, other[right]!) <= 0);
    merged.push(isLeft ? one[left++]! : other[right++]!);
    if (merged.length % SORTED_PER_STEP === 0) yield;
  }
  return merged;
}
