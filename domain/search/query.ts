import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import { REGIONS, type Region, type Sector } from '#domain/vocabulary.ts';
import { readNumbers } from './amounts.ts';
import { matchConcepts, type ConceptMatch, type Concepts } from './concepts.ts';
import type { FeatureKind, FeatureTable } from './features.ts';
import { readWords, type QueryWord } from './query-words.ts';
import { WEAK_WORDS } from './stop-words.ts';
import { stemOf } from './tokens.ts';
import type { Tuning } from './tuning.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing the query asks for, with all the features that would answer it. */
export type Aspect = { label: string; excluded: boolean; features: Map<number, number> };

export type ParsedQuery = {
  aspects: Aspect[];
  /** Regions named, as bits; 0 = none. */
  regionMask: number;
  provinces: string[];
  /** The wider area named ("Mezzogiorno"), as bits. */
  areaMask: number;
  sectors: Sector[];
  amounts: number[];
  years: number[];
  levelAsked: boolean;
  words: QueryWord[];
  /** Concepts understood, by number. */
  concepts: number[];
};

export type QueryContext = {
  features: FeatureTable;
  concepts: Concepts;
  vocabulary: Vocabulary;
  gazetteer: Gazetteer | null;
  tuning: Tuning;
};

export function regionBits(regions: Iterable<string>): number {
  let mask = 0;
  for (const region of regions) mask |= 1 << REGIONS.indexOf(region as Region);
  return mask;
}

export function parseQuery(query: string, context: QueryContext): ParsedQuery {
  const places = context.gazetteer?.find(query) ?? [];
  let text = query;
  for (const place of places) text = blank(text, place.start, place.end);
  const { amounts, years, rest } = readNumbers(text);
  const words = readWords(rest, context.vocabulary, context.concepts, context.tuning);
  const builder = new AspectBuilder(words, context);
  const matches = builder.build();
  const regions = new Set(places.map((place) => place.region));
  for (const region of regions) builder.addRegion(region);
  for (const year of years) builder.addYear(String(year));
  return {
    aspects: builder.aspects(),
    regionMask: regionBits(regions),
    provinces: places.flatMap((place) => place.province ?? []),
    areaMask: areaMask(rest, context, matches),
    sectors: builder.sectors(matches),
    amounts,
    years,
    levelAsked: matches.some((match) => context.concepts.list[match.concept]!.level === 'europeo'),
    words,
    concepts: [...new Set(matches.map((match) => match.concept))],
  };
}

/** "resto al sud" is a name: the area inside a longer phrase is not asked for by itself. */
function areaMask(text: string, context: QueryContext, matches: ConceptMatch[]): number {
  const named = matches.some((match) => match.size > 1 && /sud|nord/.test(context.concepts.list[match.concept]!.id));
  if (named) return 0;
  const areas = context.gazetteer?.areas(text) ?? [];
  return areas.reduce((mask, area) => mask | regionBits(area.regions), 0);
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

class AspectBuilder {
  private readonly words: QueryWord[];
  private readonly context: QueryContext;
  private readonly owner: number[];
  private readonly features: Map<number, number>[];
  private readonly extra: Aspect[] = [];

  constructor(words: QueryWord[], context: QueryContext) {
    this.words = words;
    this.context = context;
    this.owner = words.map((_, at) => at);
    this.features = words.map(() => new Map());
  }

  build(): ConceptMatch[] {
    const stems = this.words.map((word) => word.readings[0]!.stem);
    const matches = [...matchConcepts(stems, this.context.concepts.asked), ...this.joinedMatches()];
    for (const match of matches) for (let at = match.from + 1; at < match.to; at++) this.merge(match, at);
    this.words.forEach((word, at) => this.addWord(word, at));
    for (const match of matches) this.addConcept(match, isInner(match, matches) ? this.context.tuning.inner : 1);
    return matches;
  }

  /** Words of a phrase make one aspect; words merely lying between the words of a loose one stay apart. */
  private merge(match: ConceptMatch, at: number): void {
    if (match.to - match.from > match.size) return;
    const from = this.find(match.from);
    const other = this.find(at);
    if (from !== other) this.owner[Math.max(from, other)] = Math.min(from, other);
  }

  private find(at: number): number {
    while (this.owner[at] !== at) at = this.owner[at]!;
    return at;
  }

  private addWord(word: QueryWord, at: number): void {
    if (word.token.role !== 'content') return;
    const { tuning } = this.context;
    for (const reading of word.readings) {
      const weak = WEAK_WORDS.has(reading.word) ? tuning.weakWord : 1;
      this.put(at, 't', reading.stem, tuning.term * reading.weight * weak);
    }
    const next = this.words[at + 1];
    if (next) this.put(at, 'b', `${word.readings[0]!.stem} ${next.readings[0]!.stem}`, tuning.bigram);
  }

  private addConcept(match: ConceptMatch, share: number): void {
    const { concepts, tuning } = this.context;
    const concept = concepts.list[match.concept]!;
    const weight = tuning.concept * match.weight * concept.weight * share * this.words[match.from]!.readings[0]!.weight;
    this.put(match.from, 'c', concept.id, weight);
    for (const near of concept.near) this.put(match.from, 'c', concepts.list[near.concept]!.id, weight * near.weight);
    for (const sector of concept.sectors) this.put(match.from, 's', sector, weight * tuning.sector);
    for (const form of concept.aidForms) this.put(match.from, 'f', form, weight * tuning.aidForm);
    if (concept.level) this.put(match.from, 'l', concept.level, weight * tuning.level);
  }

  private put(at: number, kind: FeatureKind, value: string, weight: number): void {
    const number = this.context.features.find(kind, value);
    if (number < 0) return;
    const features = this.features[this.find(at)]!;
    features.set(number, Math.max(features.get(number) ?? 0, weight));
  }

  /** "tecno nidi", "iper ammortamento": two words that grants write as one. */
  private joinedMatches(): ConceptMatch[] {
    const { vocabulary, concepts, tuning } = this.context;
    const matches: ConceptMatch[] = [];
    for (let at = 0; at + 1 < this.words.length; at++) {
      const joined = this.words[at]!.token.word + this.words[at + 1]!.token.word;
      if (joined.length < 6 || !vocabulary.has(joined)) continue;
      const stem = stemOf(joined);
      this.merge({ concept: 0, from: at, to: at + 2, weight: 1, size: 2 }, at + 1);
      this.put(at, 't', stem, tuning.term * tuning.joined);
      for (const match of matchConcepts([stem], concepts.asked))
        matches.push({ ...match, from: at, to: at + 2, size: 2 });
    }
    return matches;
  }

  addRegion(region: Region): void {
    const { features, tuning } = this.context;
    const found = new Map<number, number>();
    const number = features.find('r', region);
    if (number >= 0) found.set(number, tuning.region);
    this.extra.push({ label: region, excluded: false, features: found });
  }

  addYear(year: string): void {
    const number = this.context.features.find('t', year);
    if (number >= 0)
      this.extra.push({ label: year, excluded: false, features: new Map([[number, this.context.tuning.weakWord]]) });
  }

  aspects(): Aspect[] {
    const made = this.words.map((word, at): Aspect => {
      const members = this.words.filter((_, other) => this.find(other) === at);
      return {
        label: members.map((member) => member.readings[0]!.word).join(' ') || word.token.word,
        excluded: members.length > 0 && members.every((member) => member.excluded),
        features: this.features[at]!,
      };
    });
    return [...made, ...this.extra].filter((aspect) => aspect.features.size > 0);
  }

  sectors(matches: ConceptMatch[]): Sector[] {
    const { list } = this.context.concepts;
    const asked = matches.filter((match) => !this.words[match.from]!.excluded);
    return [...new Set(asked.flatMap((match) => list[match.concept]!.sectors))];
  }
}

function isInner(match: ConceptMatch, all: ConceptMatch[]): boolean {
  return all.some(
    (other) =>
      other.size > match.size && other.from <= match.from && other.to >= match.to && other.concept !== match.concept,
  );
}
