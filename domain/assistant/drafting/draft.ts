import type { FactOrigin } from '#domain/assistant/request-types.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';

/** Something known, in the words a sentence uses, with where it stands; `marks`: words that show a sentence used it. */
export type Fact = { key: string; origin: FactOrigin; field: string; value: string; marks?: readonly string[] };

/** A sentence that may be said: 1 always, 2 and 3 while there is room, 4 only where the text would be too short. */
export type Line = { rank: 1 | 2 | 3 | 4; text: string };
export type Paragraph = readonly Line[];

export type DraftSentence = { text: string; facts: Fact[]; isOpen: boolean };
export type Draft = { text: string; paragraphs: string[]; sentences: DraftSentence[]; missing: string[] };

/** What nobody has told us is asked for, never made up (AST-15). */
export const gap = (what: string): string => `[DA COMPLETARE: ${what}]`;
const GAP = /\[DA COMPLETARE: ([^\]]+)\]/g;
export const gapsIn = (text: string): string[] => [...text.matchAll(GAP)].map((match) => match[1]!);
export const withoutGaps = (text: string): string => text.replace(GAP, ' ');

/** What a text tells: a sentence that still asks for something, often one of our own, is nothing anybody told us. */
export const toldIn = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      gapsIn(line).length === 0
        ? line
        : sentencesOf(line)
            .filter((sentence) => gapsIn(sentence).length === 0)
            .join(' '),
    )
    .join('\n');

export function draftOf(groups: readonly (readonly DraftSentence[])[]): Draft {
  const paragraphs = groups.map((sentences) => sentences.map(({ text }) => text).join(' '));
  const text = paragraphs.join('\n\n');
  return { text, paragraphs, sentences: groups.flat(), missing: [...new Set(gapsIn(text))] };
}
