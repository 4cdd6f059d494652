/**
 * Everything a grant can be found by, as numbers. Kinds: `t` a stem, `b` two stems in a row of the name,
 * `c` a concept of the lexicon, `s` a sector, `f` a form of aid, `l` a level, `r` a region.
 */
export type FeatureKind = 't' | 'b' | 'c' | 's' | 'f' | 'l' | 'r';

export class FeatureTable {
  readonly keys: string[] = [];
  /** How many live grants have each feature. */
  frequency = new Int32Array(1024);
  private readonly numbers = new Map<string, number>();

  /** The number of a feature, or -1 when no grant ever had it. */
  find(kind: FeatureKind, value: string): number {
    return this.numbers.get(`${kind}:${value}`) ?? -1;
  }

  intern(kind: FeatureKind, value: string): number {
    const key = `${kind}:${value}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.keys.length;
    this.numbers.set(key, number);
    this.keys.push(key);
    if (number >= this.frequency.length) {
      const grown = new Int32Array(this.frequency.length * 2);
      grown.set(this.frequency);
      this.frequency = grown;
    }
    return number;
  }

  get size(): number {
    return this.keys.length;
  }
}
