import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import type { Grant } from '#domain/grants/grant.ts';
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
import { GrantFacts } from './ranking.ts';
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
/** Newer grants are listed apart until they are this many. */
const RECENT_MAX = 512;

/** An index of grants in memory. Every process keeps its own and updates it grant by grant. */
export class SearchIndex {
  private readonly core: SearchCore;
  private readonly scratch = new Scratch();
  private readonly ordinals = new Map<string, number>();
  private today: string;
  /** Words that only the editors' synonyms brought in. */
  private learnt: string[] = [];

  constructor(options: IndexOptions) {
    const lexicon = options.lexicon ?? LEXICON;
    this.today = options.today;
    this.core = {
      features: new FeatureTable(),
      vocabulary: new Vocabulary(),
      postings: new Postings(),
      facts: new GrantFacts(),
      concepts: conceptsOf(lexicon),
      synonyms: new Map(),
      gazetteer: options.gazetteer ?? null,
      tuning: options.tuning ?? TUNING,
      grants: [],
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
    for (const grant of grants) this.insert(grant);
    this.core.postings.pack(this.core.features.size);
  }

  /** Add a grant, or put it in the place of the one with the same id. */
  add(grant: Grant): void {
    const { postings, features } = this.core;
    postings.listRecent(this.insert(grant));
    if (postings.count - postings.packed > RECENT_MAX) postings.pack(features.size);
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
    this.today = today;
    this.core.grants.forEach((grant, ordinal) => {
      if (grant) this.core.facts.setDay(ordinal, grant, today, this.core.tuning);
    });
  }

  /** The editors' own, from now on: no grant is read again for it. */
  setSynonyms(synonyms: readonly Synonym[]): void {
    for (const word of this.learnt) this.core.vocabulary.remove(word);
    this.learnt = synonyms.flatMap(({ said }) => this.learn(said));
    this.core.synonyms = compileSynonyms(synonyms);
    this.core.version++;
  }

  search(query: string, options: SearchOptions = {}): Hit[] {
    return rank(
      parseQuery(query, this.core, options.home),
      { ...options, limit: options.limit ?? DEFAULT_LIMIT },
      this.core,
      this.scratch,
    );
  }

  /** Names of grants and words that complete what is being typed. */
  suggest(prefix: string, limit = 8): Suggestion[] {
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
    core.facts.set(ordinal, grant, this.today, core);
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
