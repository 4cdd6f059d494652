/** A small seeded generator (mulberry32), so that every run sees the same. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Each item with the given chance, at least one. */
export function some<Item>(random: () => number, items: readonly Item[], chance: number): Item[] {
  const chosen = items.filter(() => random() < chance);
  return chosen.length > 0 ? chosen : [pick(random, items)];
}
