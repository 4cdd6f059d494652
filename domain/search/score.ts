import type { SearchCore } from './core.ts';
import type { Aspect } from './aspects.ts';
import type { ParsedQuery } from './query.ts';
import { factFactor, sectorBits } from './ranking.ts';
import type { Scratch } from './scratch.ts';
import { collectCandidates, type Slot } from './candidates.ts';

type Explanation = {
  /** What part of the query, by which feature of the grant, for how much. */
  parts: { aspect: string; feature: string; score: number }[];
  nameMatch: number;
  coverage: number;
  /** Place, status, sector, amount. */
  factor: number;
};

export type Hit = {
  id: string;
  ordinal: number;
  score: number;
  /** Stems and phrases of stems to mark in the text of the grant (see highlight). */
  terms: string[];
  explain?: Explanation;
};

type RankedHit = Hit & { isNamed: boolean };

/** By how many of its ideas a grant is compared with others. */
const ALIKE_MAX = 6;
/** The query says the name of a grant when so much of it stands there. */
const NAMED_SHARE = 0.8;

/** How many of the likeliest grants are scored in full for each one wanted. */
const SCORED_EACH = 12;

type RankOptions = { limit: number; filter?: (ordinal: number) => boolean; explain?: boolean };

/** The best answers; who asks for one grant by its name is also shown those that are like it. */
export function rank(query: ParsedQuery, options: RankOptions, core: SearchCore, scratch: Scratch): Hit[] {
  const hits = rankOnce(query, options, core, scratch);
  const best = hits[0];
  if (best === undefined || !best.isNamed || options.limit === Infinity) return hits;
  const like = {
    ...query,
    audienceMask: query.audienceMask | core.facts.audienceMask[best.ordinal]!,
    aspects: [...query.aspects, aspectLike(best.ordinal, core)],
  };
  return rankOnce(like, options, core, scratch);
}

/** What a grant is about, as something to ask for. */
function aspectLike(ordinal: number, core: SearchCore): Aspect {
  const { features, impacts, starts } = core.postings;
  const about: { feature: number; strength: number }[] = [];
  for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
    const feature = features[at]!;
    if (!core.features.keys[feature]!.startsWith('c:')) continue;
    about.push({ feature, strength: impacts[at]! });
  }
  about.sort((a, b) => b.strength - a.strength || a.feature - b.feature);
  const weights = about.slice(0, ALIKE_MAX).map(({ feature }): [number, number] => [feature, core.tuning.alike]);
  return { label: '', excluded: false, place: false, features: new Map(weights) };
}

function rankOnce(query: ParsedQuery, options: RankOptions, core: SearchCore, scratch: Scratch): RankedHit[] {
  const slots = slotsOf(query.aspects, core, scratch);
  if (slots.length === 0) return [];
  const sectorMask = sectorBits(query.sectors);
  const factor = (ordinal: number) => factFactor(ordinal, query, sectorMask, core.facts, core.tuning);
  const scope = { filter: options.filter, regionMask: query.regionMask || query.areaMask };
  const candidates = collectCandidates(slots, options.limit * SCORED_EACH, scope, factor, core, scratch);
  const scorer = new Scorer(query, slots, core, scratch);
  const scored = candidates.map((ordinal) => {
    const score = scorer.score(ordinal);
    return { ordinal, score, coverage: scorer.coverage, isNamed: scorer.isNamed, factor: factor(ordinal) };
  });
  const enough = enoughCoverage(scored, core.tuning.nearShare);
  for (const each of scored)
    each.score *= earned(each.factor, Math.min(1, each.coverage / enough), core.tuning.boostEarned);
  const best = scored
    .filter((each) => each.score > 0)
    .map(({ ordinal, score, isNamed }) => ({ ordinal, score, isNamed, id: core.grants[ordinal]!.id }))
    .sort((x, y) => y.score - x.score || (x.id < y.id ? -1 : 1))
    .slice(0, options.limit);
  const hits = best.map((each): RankedHit => {
    const hit = { ...each, terms: scorer.terms(each.ordinal) };
    return options.explain ? { ...hit, explain: scorer.explain(each.ordinal, factor(each.ordinal)) } : hit;
  });
  scorer.release();
  return hits;
}

/**
 * How fully to answer for a boost: between what the best do and what the best of the near ones do. Where a region has
 * few grants the one that answers in part is still the one looked for; where it has hundreds it is not.
 */
function enoughCoverage(scored: readonly { coverage: number; factor: number }[], nearShare: number): number {
  let fullest = 0;
  let nearest = 0;
  for (const { coverage, factor } of scored) {
    if (coverage > fullest) fullest = coverage;
    if (factor > 1 && coverage > nearest) nearest = coverage;
  }
  return fullest + nearShare * (nearest - fullest);
}

/** A boost is earned by answering as fully as the best do, a penalty is not: being near is no merit of its own. */
function earned(factor: number, fullness: number, power: number): number {
  return factor <= 1 ? factor : 1 + (factor - 1) * fullness ** power;
}

/** A slot is numbered by one byte; a query as long as a page keeps its strongest. */
const SLOTS_MAX = 255;

function slotsOf(aspects: Aspect[], core: SearchCore, scratch: Scratch): Slot[] {
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
function importanceOf(slots: Iterable<Slot>, aspects: number): Float64Array {
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

class Scorer {
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
    this.named.fill(0);
    for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
      const slot = slotAt[features[at]!]!;
      if (inName[at] === 1) {
        const weight = this.scratch.rarity(features[at]!, this.core);
        nameAll += weight;
        if (slot > 0) nameSaid += weight;
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
