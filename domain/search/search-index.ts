import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { toEnd, type Steps } from '#domain/steps.ts';
import type { Region } from '#domain/vocabulary.ts';
import { compileLexicon, type Concepts } from './concepts.ts';
import type { SearchCore } from './core.ts';
import { didYouMean } from './did-you-mean.ts';
import { FeatureTable } from './features.ts';
import { grantFeatures, isPlain, readGrant, wordsOf } from './grant-features.ts';
import type { LexiconGroup } from '#domain/lexicon/concepts/group.ts';
import { LEXICON } from '#domain/lexicon/concepts.ts';
import { Postings } from './postings.ts';
import { parseQuery } from './query.ts';
import { GrantFacts } from './facts.ts';
import { rank, type Hit } from './score.ts';
import { Scratch } from './scratch.ts';
import { suggestions, type Suggestion } from './suggest.ts';
import { compileSynonyms, type Synonym } from './synonyms.ts';
import { tokenize } from './tokens.ts';
import { TUNING, type Tuning } from './tuning.ts';
import { Vocabulary } from './vocabulary.ts';

type IndexOptions = {
  /** Day in Rome: open grants come before closed ones. */
  today: string;
  /** Understands the places of a query; without it they are plain words. */
  gazetteer?: Gazetteer;
  lexicon?: readonly LexiconGroup[];
  tuning?: Tuning;
};

type SearchOptions = {
  /** Which grants may be found, by ordinal (see `ordinalOf` and `grantAt`). */
  filter?: (ordinal: number) => boolean;
  /** How many hits, 20 unless told. `Infinity` = all that match, for counts and facets. */
  limit?: number;
  /** The region of who asks: its measures do not step back where no place is named. */
  home?: Region | null;
  /** Tell how each score came about. */
  explain?: boolean;
};

const DEFAULT_LIMIT = 20;
/** Newer grants are listed apart until they are this many, and this part of the others. */
const RECENT_MIN = 512;
const RECENT_PART = 16;
/** So many are read in a few milliseconds. */
const GRANTS_PER_STEP = 8;

/** An index of grants in memory. Every process keeps its own and updates it grant by grant. */
export class SearchIndex {
  private readonly core: SearchCore;
  /** One for each search that is under way: those in steps go on while others begin. */
  private readonly scratches: Scratch[] = [];
  private readonly ordinals = new Map<string, number>();
  /** Words that only the editors' synonyms brought in. */
  private learnt: string[] = [];

  constructor(options: IndexOptions) {
    const lexicon = options.lexicon ?? LEXICON;
    const gazetteer = options.gazetteer ?? null;
    const tuning = options.tuning ?? TUNING;
    const grants: SearchCore['grants'] = [];
    const concepts = conceptsOf(lexicon);
    this.core = {
      features: new FeatureTable(),
      vocabulary: new Vocabulary(),
      postings: new Postings(),
      facts: new GrantFacts(options.today, { tuning, gazetteer, concepts, grants }),
      concepts,
      synonyms: new Map(),
      gazetteer,
      tuning,
      grants,
      liveCount: 0,
      version: 0,
    };
    for (const group of lexicon) this.learn(`${group.words ?? ''} ${group.asks ?? ''}`);
  }

  get size(): number {
    return this.core.liveCount;
  }

  ordinalOf(id: string): number | undefined {
    return this.ordinals.get(id);
  }

  grantAt(ordinal: number): Grant | undefined {
    return this.core.grants[ordinal];
  }

  addAll(grants: readonly Grant[]): void {
    toEnd(this.addAllInSteps(grants));
  }

  /** What is added is found when all of it is. */
  *addAllInSteps(grants: readonly Grant[]): Steps<void> {
    for (const [at, grant] of grants.entries()) {
      if (at % GRANTS_PER_STEP === 0) yield;
      this.insert(grant);
    }
    yield* this.core.postings.packInSteps(this.core.features.size);
  }

  /** Add a grant, or put it in the place of the one with the same id. */
  add(grant: Grant): void {
    toEnd(this.addInSteps(grant));
  }

  *addInSteps(grant: Grant): Steps<void> {
    const { postings, features } = this.core;
    postings.listRecent(this.insert(grant));
    const recent = postings.count - postings.packed;
    if (recent > Math.max(RECENT_MIN, postings.packed / RECENT_PART)) yield* postings.packInSteps(features.size);
  }

  update(grant: Grant): void {
    this.add(grant);
  }

  remove(id: string): boolean {
    const ordinal = this.ordinals.get(id);
    const grant = ordinal === undefined ? undefined : this.core.grants[ordinal];
    if (ordinal === undefined || grant === undefined) return false;
    this.ordinals.delete(id);
    this.core.grants[ordinal] = undefined;
    this.core.postings.alive[ordinal] = 0;
    this.count(ordinal, -1);
    const text = readGrant(grant);
    for (const word of wordsOf(text)) this.core.vocabulary.remove(word);
    this.core.vocabulary.countName(text[0]!, -1);
    return true;
  }

  /** The day changes what is open; no text is read again for it. */
  setToday(today: string): void {
    this.core.facts.setToday(today);
  }

  /** The editors' own, from now on: no grant is read again for it. */
  setSynonyms(synonyms: readonly Synonym[]): void {
    for (const word of this.learnt) this.core.vocabulary.remove(word);
    this.learnt = synonyms.flatMap(({ said }) => this.learn(said));
    this.core.synonyms = compileSynonyms(synonyms);
    this.core.version++;
  }

  search(query: string, options: SearchOptions = {}): Hit[] {
    return toEnd(this.searchInSteps(query, options));
  }

  /** The same with pauses, for who wants all that match of many thousands. */
  *searchInSteps(query: string, options: SearchOptions = {}): Steps<Hit[]> {
    const scratch = this.scratches.pop() ?? new Scratch();
    try {
      const parsed = parseQuery(query, this.core, options.home);
      return yield* rank(parsed, { ...options, limit: options.limit ?? DEFAULT_LIMIT }, this.core, scratch);
    } finally {
      this.scratches.push(scratch);
    }
  }

  /** Names of grants and words that complete what is being typed. */
  suggest(prefix: string, limit = 8): Suggestion[] {
    return toEnd(this.suggestInSteps(prefix, limit));
  }

  suggestInSteps(prefix: string, limit: number): Steps<Suggestion[]> {
    return suggestions(prefix, limit, this.core);
  }

  /** The query with its typing errors corrected, or null when there is nothing to correct. */
  didYouMean(query: string): string | null {
    return didYouMean(query, this.core);
  }

  private insert(grant: Grant): number {
    this.remove(grant.id);
    const { core } = this;
    const text = readGrant(grant);
    const ordinal = core.postings.add(grantFeatures(grant, text, core.features, core.concepts, core.tuning));
    core.grants[ordinal] = grant;
    core.facts.set(ordinal, grant);
    this.ordinals.set(grant.id, ordinal);
    this.count(ordinal, 1);
    for (const word of wordsOf(text)) core.vocabulary.add(word);
    core.vocabulary.countName(text[0]!, 1);
    return ordinal;
  }

  /** The words of the lexicon are not typing errors, even where no grant has them. */
  private learn(text: string): string[] {
    const words = tokenize(text).flatMap(({ word, role }) => (role === 'content' && isPlain(word) ? [word] : []));
    for (const word of words) this.core.vocabulary.add(word);
    return words;
  }

  private count(ordinal: number, step: 1 | -1): void {
    const { postings, features } = this.core;
    for (let at = postings.starts[ordinal]!; at < postings.starts[ordinal + 1]!; at++) {
      features.frequency[postings.features[at]!]! += step;
    }
    this.core.liveCount += step;
    this.core.version++;
  }
}

export function buildIndex(grants: readonly Grant[], options: IndexOptions): SearchIndex {
  const index = new SearchIndex(options);
  index.addAll(grants);
  return index;
}

let compiled: Concepts | undefined;

function conceptsOf(lexicon: readonly LexiconGroup[]): Concepts {
  if (lexicon !== LEXICON) return compileLexicon(lexicon);
  return (compiled ??= compileLexicon(LEXICON));
}
