import { matchConcepts, type Concept, type ConceptMatch } from './concepts.ts';
import type { FeatureKind } from './features.ts';
import type { QueryContext } from './query.ts';
import type { QueryWord } from './query-words.ts';
import { WEAK_WORDS } from './stop-words.ts';
import { isOfAnotherSense } from './senses.ts';
import { stemOf } from './tokens.ts';

/** One thing the query asks for, with all the features that would answer it and how well. */
export type Aspect = {
  label: string;
  excluded: boolean;
  /** It says where, not what: it counts only for grants that answer something else. */
  place: boolean;
  features: Map<number, number>;
};

/**
 * Divide a query into aspects. Phrases are taken longest and tightest first; what overlaps a phrase already
 * taken joins it with less weight; words in no phrase are aspects of their own.
 */
export function buildAspects(
  words: QueryWord[],
  context: QueryContext,
): { aspects: Aspect[]; matches: ConceptMatch[] } {
  const builder = new AspectBuilder(words, context);
  const stems = words.map((word) => word.readings[0]!.stem);
  const matches = [...matchConcepts(stems, context.concepts.asked), ...builder.joinWords()].sort(
    (a, b) => strength(b) - strength(a) || a.places[0]! - b.places[0]! || a.concept - b.concept,
  );
  const goal = matches.some((match) => isGoal(context.concepts.list[match.concept]!));
  for (const match of matches) builder.addMatch(match, goal);
  const ids = new Set(matches.map((match) => context.concepts.list[match.concept]!.id));
  words.forEach((word, at) => {
    if (!isOfAnotherSense(word.readings[0]!.word, ids)) builder.addWord(word, at);
  });
  return {
    aspects: builder.aspects(),
    matches: matches.filter((match) => !match.places.some((place) => words[place]!.excluded)),
  };
}

function isGoal(concept: Concept): boolean {
  return !concept.trade && concept.weight >= 0.8;
}

function strength(match: ConceptMatch): number {
  return match.places.length - 0.6 * match.gaps;
}

class AspectBuilder {
  private readonly words: QueryWord[];
  private readonly context: QueryContext;
  private readonly made: { places: Set<number>; features: Map<number, number> }[] = [];
  /** The aspect each word belongs to first. */
  private readonly home: (number | undefined)[];

  constructor(words: QueryWord[], context: QueryContext) {
    this.words = words;
    this.context = context;
    this.home = words.map(() => undefined);
  }

  addMatch(match: ConceptMatch, besideGoal: boolean): void {
    const { concepts, tuning } = this.context;
    const concept = concepts.list[match.concept]!;
    const homes = match.places.map((place) => this.home[place]);
    const host = homes.find((home) => home !== undefined);
    const inner = host !== undefined && homes.every((home) => home !== undefined) && this.isSmaller(match, host);
    const aspect =
      inner || sameWords(match, host === undefined ? undefined : this.made[host]!.places)
        ? host!
        : this.open(match.places);
    const sure = Math.min(...match.places.map((place) => this.words[place]!.readings[0]!.weight));
    const share = (inner ? tuning.inner : 1) * (concept.trade && besideGoal ? tuning.tradeBeside : 1);
    const weight = tuning.concept * match.weight * concept.weight * sure * tuning.gap ** match.gaps * share;
    this.put(aspect, 'c', concept.id, weight);
    const asked = 2 * this.rarity('c', concept.id);
    for (const near of concept.near)
      this.put(aspect, 'c', concepts.list[near.concept]!.id, weight * near.weight, asked);
    for (const sector of concept.sectors) this.put(aspect, 's', sector, weight * tuning.sector);
    for (const form of concept.aidForms) this.put(aspect, 'f', form, weight * tuning.aidForm);
    if (concept.level) this.put(aspect, 'l', concept.level, weight * tuning.level);
  }

  addWord(word: QueryWord, at: number): void {
    if (word.token.role !== 'content') return;
    const { tuning } = this.context;
    const aspect = this.home[at] ?? this.open([at]);
    const inPhrase = this.made[aspect]!.places.size > 1 ? tuning.innerWord : 1;
    for (const reading of word.readings) {
      const weak = WEAK_WORDS.has(reading.word) ? tuning.weakWord : 1;
      this.put(aspect, 't', reading.stem, tuning.term * reading.weight * weak * inPhrase);
    }
    const own = this.rarity('t', word.readings[0]!.stem);
    for (const stem of word.kin) this.put(aspect, 't', stem, tuning.term * tuning.kin * inPhrase, own);
    const next = this.words[at + 1];
    if (next) this.put(aspect, 'b', `${word.readings[0]!.stem} ${next.readings[0]!.stem}`, tuning.bigram);
  }

  /** "tecno nidi", "iper ammortamento": two words that grants write as one. */
  joinWords(): ConceptMatch[] {
    const { vocabulary, concepts, tuning } = this.context;
    const matches: ConceptMatch[] = [];
    for (let at = 0; at + 1 < this.words.length; at++) {
      const joined = this.words[at]!.token.word + this.words[at + 1]!.token.word;
      if (joined.length < 6 || !vocabulary.has(joined)) continue;
      const stem = stemOf(joined);
      this.put(this.open([at, at + 1]), 't', stem, tuning.term * tuning.joined);
      for (const match of matchConcepts([stem], concepts.asked)) matches.push({ ...match, places: [at, at + 1] });
    }
    return matches;
  }

  aspects(): Aspect[] {
    return this.made
      .filter((each) => each.features.size > 0)
      .map(({ places, features }) => {
        const words = [...places].sort((a, b) => a - b).map((place) => this.words[place]!);
        return {
          label: words.map((word) => word.readings[0]!.word).join(' '),
          excluded: words.every((word) => word.excluded),
          place: false,
          features,
        };
      });
  }

  private open(places: number[]): number {
    const aspect = this.made.push({ places: new Set(places), features: new Map() }) - 1;
    for (const place of places) this.home[place] ??= aspect;
    return aspect;
  }

  private isSmaller(match: ConceptMatch, host: number): boolean {
    return match.places.length < this.made[host]!.places.size;
  }

  private rarity(kind: FeatureKind, value: string): number {
    const { features, liveCount } = this.context;
    return features.rarity(features.find(kind, value), liveCount);
  }

  /** `mostRarity`: what stands for something else is no stronger evidence than the thing itself, however rare it is. */
  private put(aspect: number, kind: FeatureKind, value: string, weight: number, mostRarity = 0): void {
    const { features: table, liveCount } = this.context;
    const number = table.find(kind, value);
    if (number < 0) return;
    const rarity = table.rarity(number, liveCount);
    const share = mostRarity > 0 && rarity > mostRarity ? mostRarity / rarity : 1;
    const { features } = this.made[aspect]!;
    features.set(number, Math.max(features.get(number) ?? 0, weight * share));
  }
}

function sameWords(match: ConceptMatch, places: ReadonlySet<number> | undefined): boolean {
  return (
    places !== undefined && match.places.length === places.size && match.places.every((place) => places.has(place))
  );
}
