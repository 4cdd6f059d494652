import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Concepts } from './concepts.ts';
import type { FeatureTable } from './features.ts';
import type { Postings } from './postings.ts';
import type { GrantFacts } from './facts.ts';
import type { Tuning } from './tuning.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an index is made of. */
export type SearchCore = {
  features: FeatureTable;
  vocabulary: Vocabulary;
  postings: Postings;
  facts: GrantFacts;
  concepts: Concepts;
  /** Of the editors, over the lexicon. */
  synonyms: Synonyms;
  gazetteer: Gazetteer | null;
  tuning: Tuning;
  /** By ordinal; undefined once removed. */
  grants: (Grant | undefined)[];
  liveCount: number;
  /** Grows at every change. */
  version: number;
};
