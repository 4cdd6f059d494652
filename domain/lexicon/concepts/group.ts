import type { AidForm, GrantLevel, Sector } from '#domain/vocabulary.ts';

/**
 * One idea and the ways to say it. Phrases are split by `|`; all are compared by stem, without stop words.
 * A phrase of several words may end with `^0.5`: how surely it means the idea.
 */
export type LexiconGroup = {
  id: string;
  /** Said by entrepreneurs and written in grants alike. */
  words?: string;
  /** Said by entrepreneurs only; several words may stand apart and in any order. */
  asks?: string;
  /** Written in grants only. */
  finds?: string;
  /** Other ideas that serve who asks for this one, by how well (0 to 1). */
  near?: Record<string, number>;
  /** Sectors the idea belongs to. */
  sectors?: Sector[];
  aidForms?: AidForm[];
  level?: GrantLevel;
  /** Who asks rather than what for: counts less beside a goal. */
  trade?: boolean;
  /** What few ask for: a measure that says it in its name is seldom for others. */
  special?: boolean;
  /** A foreign market: where one sells, as regions are where one works. */
  market?: boolean;
  /** A frame rather than a subject ("aprire un'attività" is a subject, "per la mia ditta" is not): counts less. */
  weight?: number;
};
