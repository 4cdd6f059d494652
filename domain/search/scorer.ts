import type { Slot } from './candidates.ts';
import type { SearchCore } from './core.ts';
import type { ParsedQuery } from './query.ts';
import type { Scratch } from './scratch.ts';
import { importanceOf } from './slots.ts';
import { WEAK_WORDS } from './stop-words.ts';

export type Explanation = {
  /** What part of the query, by which feature of the grant, for how much. */
  parts: { aspect: string; feature: string; score: number }[];
  nameMatch: number;
  coverage: number;
  /** Place, status, sector, amount. */
  factor: number;
};

/** The query says the name of a grant when so much of it stands there. */
const NAMED_SHARE = 0.8;

/** The score of one grant after another for one query, and why. */
export class Scorer {
  private readonly query: ParsedQuery;
  private readonly slots: Slot[];
  private readonly core: SearchCore;
  private readonly slotAt: Uint8Array;
  private readonly importance: Float64Array;
  private readonly best: Float64Array;
  /** 1 for the aspects that the name of the grant answers. */
  private readonly named: Uint8Array;
  private readonly sum: Float64Array;
  private readonly scratch: Scratch;
  private nameMatch = 0;
  coverage = 0;
  isNamed = false;
  /** The words asked for, as features; none where they cannot all stand in a name. */
  private readonly said: ReadonlySet<number>;
  isSaid = false;

  constructor(query: ParsedQuery, slots: Slot[], core: SearchCore, scratch: Scratch) {
    this.query = query;
    this.slots = slots;
    this.core = core;
    this.scratch = scratch;
    this.slotAt = scratch.slots(core.features.size);
    const count = query.aspects.length;
    this.importance = importanceOf(slots, count);
    this.best = new Float64Array(count);
    this.named = new Uint8Array(count);
    this.sum = new Float64Array(count);
    this.said = saidWords(query, core);
    slots.forEach((slot, at) => (this.slotAt[slot.feature] = at + 1));
  }

  release(): void {
    for (const slot of this.slots) this.slotAt[slot.feature] = 0;
  }

  score(ordinal: number): number {
    const { features, impacts, inName, starts } = this.core.postings;
    const { slotAt, slots, best, sum } = this;
    best.fill(0);
    sum.fill(0);
    let nameAll = 0;
    let nameSaid = 0;
    let said = 0;
    this.named.fill(0);
    for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
      const slot = slotAt[features[at]!]!;
      if (inName[at] === 1) {
        const weight = this.scratch.rarity(features[at]!, this.core);
        nameAll += weight;
        if (slot > 0) nameSaid += weight;
        if (this.said.has(features[at]!)) said += 1;
      }
      if (slot === 0) continue;
      const impact = impacts[at]! / 65_535;
      for (const use of slots[slot - 1]!.uses) {
        const value = use.gain * impact;
        sum[use.aspect]! += value;
        if (value > best[use.aspect]!) best[use.aspect] = value;
        if (inName[at] === 1 && use.gain >= this.importance[use.aspect]! / 2) this.named[use.aspect] = 1;
      }
    }
    this.nameMatch = nameAll === 0 ? 0 : nameSaid / nameAll;
    this.isSaid = said > 0 && said === this.said.size;
    return this.total(this.core.tuning);
  }

  private total(tuning: SearchCore['tuning']): number {
    let total = 0;
    let covered = 0;
    let importance = 0;
    let named = 0;
    let excluded = 1;
    let place = 0;
    for (let aspect = 0; aspect < this.best.length; aspect++) {
      const best = this.best[aspect]!;
      const weight = this.importance[aspect]!;
      if (weight === 0) continue;
      if (this.query.aspects[aspect]!.excluded) {
        if (best > weight * 0.3) excluded *= tuning.excluded;
        continue;
      }
      const value = best + tuning.rest * (this.sum[aspect]! - best);
      if (this.query.aspects[aspect]!.place) {
        place += value;
        continue;
      }
      total += value;
      importance += weight;
      named += weight * this.named[aspect]!;
      covered += weight * Math.min(1, (2 * best) / weight);
    }
    this.coverage = importance === 0 ? 0 : covered / importance;
    this.isNamed = importance > 0 && named >= NAMED_SHARE * importance;
    const name = 1 + tuning.nameCoverage * this.nameMatch * this.nameMatch * this.coverage;
    total += place * (tuning.placeAlone + (1 - tuning.placeAlone) * this.coverage);
    return total * (1 - tuning.coverage + tuning.coverage * this.coverage) * name * excluded;
  }

  /** What to mark in the text: the words of the query, and the phrases that say its concepts. */
  terms(ordinal: number): string[] {
    const { features, starts } = this.core.postings;
    const terms = new Set<string>();
    for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
      if (this.slotAt[features[at]!]! > 0) this.addTerms(this.core.features.keys[features[at]!]!, terms);
    }
    return [...terms];
  }

  private addTerms(key: string, terms: Set<string>): void {
    const value = key.slice(2);
    if (key.startsWith('t:')) terms.add(value);
    if (!key.startsWith('c:')) return;
    for (const asked of this.query.concepts) {
      const concept = this.core.concepts.list[asked]!;
      if (concept.id === value) for (const phrase of concept.phrases) terms.add(phrase);
    }
  }

  explain(ordinal: number, factor: number): Explanation {
    this.score(ordinal);
    const { features, impacts, starts } = this.core.postings;
    const parts: Explanation['parts'] = [];
    for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
      const slot = this.slotAt[features[at]!]!;
      if (slot === 0) continue;
      const feature = this.core.features.keys[features[at]!]!;
      for (const use of this.slots[slot - 1]!.uses) {
        const aspect = this.query.aspects[use.aspect]!.label;
        parts.push({ aspect, feature, score: (use.gain * impacts[at]!) / 65_535 });
      }
    }
    parts.sort((a, b) => b.score - a.score || (a.feature < b.feature ? -1 : 1));
    return { parts, nameMatch: this.nameMatch, coverage: this.coverage, factor };
  }
}

function saidWords({ words }: ParsedQuery, { features }: SearchCore): Set<number> {
  const asked = words.filter(({ token, readings }) => token.role === 'content' && !WEAK_WORDS.has(readings[0]!.word));
  const numbers = asked.map(({ readings }) => features.find('t', readings[0]!.stem));
  return asked.some(({ excluded }) => excluded) || numbers.includes(-1) ? new Set() : new Set(numbers);
}
