import { wordsIn } from '#domain/assistant/sentences.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { withoutGaps, type Paragraph } from './draft.ts';

/** How long a part may be: in words, and in characters where a portal counts them. */
export type Length = { min: number; max: number; maxChars: number | null };

const count = (text: string): number => wordsIn(withoutGaps(text)).length;

/** The sentences that fit, paragraph by paragraph in their order: the weightier ones first, the last only where needed. */
export function fitted(paragraphs: readonly Paragraph[], { min, max, maxChars }: Length): string[][] {
  const lines = paragraphs.flatMap((paragraph, at) => paragraph.map((line) => ({ ...line, at })));
  const chosen = new Set<(typeof lines)[number]>();
  const said = new Set<string>();
  let words = 0;
  let chars = 0;
  for (const rank of [1, 2, 3, 4] as const)
    for (const line of lines.filter((each) => each.rank === rank)) {
      if (line.text === '' || said.has(line.text) || (rank === 4 && words >= min)) continue;
      const own = count(line.text);
      const isTooLong = words + own > max || (maxChars !== null && chars + line.text.length + 2 > maxChars);
      if (isTooLong && chosen.size > 0) continue;
      chosen.add(line);
      said.add(line.text);
      words += own;
      chars += line.text.length + 2;
    }
  return paragraphs
    .map((_, at) => lines.filter((line) => line.at === at && chosen.has(line)).map(({ text }) => text))
    .filter((texts) => texts.length > 0);
}

const DEFAULT: Length = { min: 270, max: 475, maxChars: null };
/** A calendar is read at a glance. */
const USUAL_MAX: Partial<Record<DraftPart, number>> = { timeline: 440 };
const WORDS_EACH = 6.6;

/** What was asked for, in any of the ways a form says it; otherwise the usual length of such a field. */
export function lengthAsked(
  asked: { min?: number | undefined; max?: number | undefined; maxChars?: number | undefined },
  part?: DraftPart,
): Length {
  const usual = (part && USUAL_MAX[part]) ?? DEFAULT.max;
  const maxChars = asked.maxChars ?? null;
  const byChars = maxChars === null ? Infinity : Math.floor(maxChars / WORDS_EACH);
  const max = Math.min(
    asked.max ?? (asked.min === undefined ? usual : Math.max(usual, asked.min * 1.3)),
    Math.max(byChars, 1),
  );
  const wished = asked.min ?? (asked.max === undefined && maxChars === null ? DEFAULT.min : max * 0.75);
  return { min: Math.min(wished, max), max, maxChars };
}
