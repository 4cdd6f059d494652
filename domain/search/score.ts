import type { SearchCore } from './core.ts';
import { hasProperName, likeIt } from './alike.ts';
import type { ParsedQuery } from './query.ts';
import { factFactor, factsAsked } from './ranking.ts';
import type { Scratch } from './scratch.ts';
import { collectCandidates } from './candidates.ts';
import { Scorer, type Explanation } from './scorer.ts';
import { slotsOf } from './slots.ts';
import { filteredInSteps, sortedInSteps, type Steps } from '#domain/steps.ts';

export type Hit = {
  id: string;
  ordinal: number;
  score: number;
  /** Stems and phrases of stems to mark in the text of the grant (see highlight). */
  terms: string[];
  /** The name of the grant has every word that was asked for: however common they are, it is an answer. */
  isSaid: boolean;
  /** The query is the name of this programme, or what people call it. */
  isCalled: boolean;
  explain?: Explanation;
};

type RankedHit = Hit & { isNamed: boolean };

/** How many of the likeliest grants are scored in full for each one wanted. */
const SCORED_EACH = 12;

type RankOptions = { limit: number; filter?: (ordinal: number) => boolean; explain?: boolean };

/** The best answers; who asks for one grant by its name is also shown those that are like it. */
export function* rank(query: ParsedQuery, options: RankOptions, core: SearchCore, scratch: Scratch): Steps<Hit[]> {
  const hits = yield* rankOnce(query, options, core, scratch);
  const best = hits[0];
  if (best === undefined || !best.isNamed || options.limit === Infinity) return hits;
  const isCalled = best.isSaid && hasProperName(query, core);
  const named = namesakes(hits).map(({ ordinal }) => ordinal);
  const likest = yield* rankOnce(likeIt(query, named, isCalled, core), options, core, scratch);
  return isCalled ? likest.map((hit) => ({ ...hit, isCalled: hit.isSaid })) : likest;
}

/** A part of the best score that only as good a name reaches. */
const NAMESAKE_SHARE = 0.75;

/** The grants that a query names as well as it names the best: "Horizon Europe" is six clusters. */
function namesakes(hits: readonly RankedHit[]): readonly RankedHit[] {
  const [best] = hits;
  return hits.filter((hit) => hit === best || (hit.isNamed && hit.isSaid && hit.score >= NAMESAKE_SHARE * best!.score));
}

/** So many are scored in a millisecond or two. */
const SCORED_PER_STEP = 250;
/** What is multiplied by less is of another place, or not wanted. */
const LEAST_FACTOR = 0.25;

function* rankOnce(query: ParsedQuery, options: RankOptions, core: SearchCore, scratch: Scratch): Steps<RankedHit[]> {
  const slots = slotsOf(query.aspects, core, scratch);
  if (slots.length === 0) return [];
  const asked = factsAsked(query, core.facts);
  const factor = (ordinal: number) => factFactor(ordinal, query, asked, core.facts, core.tuning);
  const scope = { filter: options.filter, regionMask: query.regionMask || query.areaMask };
  const candidates = collectCandidates(slots, options.limit * SCORED_EACH, scope, factor, core, scratch);
  const scorer = new Scorer(query, slots, core, scratch);
  try {
    const scored: Scored[] = [];
    for (const ordinal of candidates) {
      if (scored.length % SCORED_PER_STEP === SCORED_PER_STEP - 1) yield;
      const grant = core.grants[ordinal];
      if (grant !== undefined) scored.push(scoreOf(grant.id, ordinal, scorer, factor(ordinal)));
    }
    const enough = enoughCoverage(scored, core.tuning.nearShare);
    for (const each of scored)
      each.score *= earned(each.factor, Math.min(1, each.coverage / enough), core.tuning.boostEarned);
    // A grant that was removed during a pause is no longer there.
    const named = yield* filteredInSteps(
      scored,
      ({ ordinal, score }) => score > 0 && core.grants[ordinal] !== undefined,
    );
    const best = yield* sortedInSteps(named, (x, y) => y.score - x.score || (x.id < y.id ? -1 : 1));
    const hits: RankedHit[] = [];
    for (const { id, ordinal, score, isNamed, isSaid } of best.slice(0, options.limit)) {
      if (hits.length % SCORED_PER_STEP === SCORED_PER_STEP - 1) yield;
      const hit = { id, ordinal, score, isNamed, isSaid, isCalled: false, terms: scorer.terms(ordinal) };
      hits.push(options.explain ? { ...hit, explain: scorer.explain(ordinal, factor(ordinal)) } : hit);
    }
    return hits;
  } finally {
    scorer.release();
  }
}

type Scored = Pick<RankedHit, 'id' | 'ordinal' | 'score' | 'isNamed' | 'isSaid'> & { coverage: number; factor: number };

function scoreOf(id: string, ordinal: number, scorer: Scorer, factor: number): Scored {
  const score = scorer.score(ordinal);
  const { coverage, isNamed } = scorer;
  return { id, ordinal, score, coverage, isNamed, isSaid: scorer.isSaid && factor >= LEAST_FACTOR, factor };
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
