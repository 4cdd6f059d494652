import type { SearchCore } from './core.ts';

/** Arrays kept between queries, so that a query allocates next to nothing. */
export class Scratch {
  private sums = new Float32Array(0);
  private marks = new Uint8Array(0);
  private rarities = new Float64Array(0);
  private raritiesVersion = -1;
  touched = new Uint32Array(0);
  /** The aspects each touched grant answers, as bits; cleared with the sums. */
  answered = new Uint32Array(0);

  /** Zero for every grant; whoever writes must clear what it touched. */
  sumsFor(count: number): Float32Array {
    if (this.sums.length < count) {
      this.sums = new Float32Array(Math.max(count, this.sums.length * 2));
      this.touched = new Uint32Array(this.sums.length);
      this.answered = new Uint32Array(this.sums.length);
    }
    return this.sums;
  }

  /** One byte for each feature: small, so that it stays near the processor. */
  slots(count: number): Uint8Array {
    if (this.marks.length < count) this.marks = new Uint8Array(Math.max(count, this.marks.length * 2));
    return this.marks;
  }

  /** How rare each feature is, computed once until the index changes. */
  rarity(feature: number, core: SearchCore): number {
    if (this.raritiesVersion !== core.version || this.rarities.length < core.features.size) {
      this.rarities = new Float64Array(core.features.size).fill(-1);
      this.raritiesVersion = core.version;
    }
    const known = this.rarities[feature]!;
    if (known >= 0) return known;
    const rarity = core.features.rarity(feature, core.liveCount);
    this.rarities[feature] = rarity;
    return rarity;
  }
}
