import type { SearchCore } from './core.ts';
import type { Aspect } from './aspects.ts';
import type { ParsedQuery } from './query.ts';
import { factFactor, sectorBits } from './ranking.ts';
import type { Scratch } from './scratch.ts';
import { collectCandidates } from './candidates.ts';
import { Scorer, type Explanation } from './scorer.ts';
import { slotsOf } from './slots.ts';

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
    aspects: [...query.aspects, ...aspectsLike(best.ordinal, core)],
  };
  return rankOnce(like, options, core, scratch);
}

/** What a grant is about, as things to ask for: the more it speaks of one, the more that counts. */
function aspectsLike(ordinal: number, core: SearchCore): Aspect[] {
  const { features, impacts, starts } = core.postings;
  const about: { feature: number; strength: number }[] = [];
  for (let at = starts[ordinal]!, end = starts[ordinal + 1]!; at < end; at++) {
    const feature = features[at]!;
    if (!core.features.keys[feature]!.startsWith('c:')) continue;
    about.push({ feature, strength: impacts[at]! });
  }
  about.sort((a, b) => b.strength - a.strength || a.feature - b.feature);
  const most = about[0]?.strength ?? 1;
  return about.slice(0, ALIKE_MAX).map(({ feature, strength }) => {
    const features = new Map([[feature, (core.tuning.alike * strength) / most]]);
    return { label: '', excluded: false, place: false, features };
  });
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
