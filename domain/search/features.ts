/**
 * Everything a grant can be found by, as numbers. Kinds: `t` a stem, `b` two stems in a row of the name,
 * `c` a concept of the lexicon, `s` a sector, `f` a form of aid, `l` a level, `r` a region.
 */
export type FeatureKind = 't' | 'b' | 'c' | 's' | 'f' | 'l' | 'r';

export class FeatureTable {
  /** `kind:value` of each. */
  readonly keys: string[] = [];
  /** How many live grants have each feature. */
  frequency = new Int32Array(1024);
  private readonly numbers: Record<FeatureKind, Map<string, number>> = {
    t: new Map(),
    b: new Map(),
    c: new Map(),
    s: new Map(),
    f: new Map(),
    l: new Map(),
    r: new Map(),
  };

  /** The number of a feature, or -1 when no grant ever had it. */
  find(kind: FeatureKind, value: string): number {
    return this.numbers[kind].get(value) ?? -1;
  }

  intern(kind: FeatureKind, value: string): number {
    const known = this.numbers[kind].get(value);
    if (known !== undefined) return known;
    const number = this.keys.length;
    this.numbers[kind].set(value, number);
    this.keys.push(`${kind}:${value}`);
    if (number >= this.frequency.length) {
      const grown = new Int32Array(this.frequency.length * 2);
      grown.set(this.frequency);
      this.frequency = grown;
    }
    return number;
  }

  /** How many live grants have it. */
  count(kind: FeatureKind, value: string): number {
    const number = this.find(kind, value);
    return number < 0 ? 0 : this.frequency[number]!;
  }

  /** Inverse document frequency as BM25 has it, among so many grants. */
  rarity(feature: number, liveCount: number): number {
    const having = feature < 0 ? 0 : this.frequency[feature]!;
    return having <= 0 ? 0 : Math.log(1 + (liveCount - having + 0.5) / (having + 0.5));
  }

  get size(): number {
    return this.keys.length;
  }
}
