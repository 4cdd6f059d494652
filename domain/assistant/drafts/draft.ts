import type { FactOrigin } from '#domain/assistant/request-types.ts';

/** Something known, in the words a sentence uses, with where it stands. */
export type Fact = { key: string; origin: FactOrigin; field: string; value: string };

/** One way to say something: the facts it needs, and the sentence. */
export type Pattern = { uses: readonly string[]; say: (facts: Readonly<Record<string, string>>) => string };

/** One thing to say, in several ways; a way without facts asks for them. */
export type Slot = { patterns: readonly Pattern[] };

export type PartPlan = { paragraphs: readonly (readonly Slot[])[] };

export type DraftSentence = { text: string; facts: Fact[]; isOpen: boolean };
export type Draft = { text: string; paragraphs: string[]; sentences: DraftSentence[]; missing: string[] };

/** What nobody has told us is asked for, never made up (field.md §2.12). */
export const gap = (what: string): string => `[DA COMPLETARE: ${what}]`;
const GAP = /\[DA COMPLETARE: ([^\]]+)\]/g;
export const gapsIn = (text: string): string[] => [...text.matchAll(GAP)].map((match) => match[1]!);
