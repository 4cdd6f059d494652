import type { ImprovementGoal } from '#domain/assistant/request-types.ts';
import { capital } from '#domain/writing/phrases.ts';

/** Why an edit was made; the words are in messages/assistant-improve.ts. */
export type EditReason =
  | 'spacing'
  | 'plain_words'
  | 'active_verb'
  | 'noun_to_verb'
  | 'long_sentence'
  | 'repetition'
  | 'hedge'
  | 'empty_word'
  | 'overclaim'
  | 'official_term';

export type Edit = { goal: ImprovementGoal; reason: EditReason; before: string; after: string };

/** One kind of edit over one sentence; what it changed is told. */
export type SentenceRule = { goal: ImprovementGoal; reason: EditReason; apply: (sentence: string) => string };

/** What took the place of what keeps its capital. */
export function sameCase(original: string, text: string): string {
  return /^\p{Lu}/u.test(original) ? capital(text) : text;
}
