import type { Sentence } from './sentences.ts';

/** A proposal with the words it stands in, for the person to confirm. */
export type Found<Value> = {
  value: Value;
  excerpt: string;
  /** Null where the format has no pages. */
  page: number | null;
};
const EXCERPT_CHARS = 240;

/** The words around the place: a sentence of a law may be a page long. */
export function foundIn<Value>({ text, pageAt }: Sentence, at: number, value: Value): Found<Value> {
  const from = at < EXCERPT_CHARS - 60 ? 0 : text.indexOf(' ', at - EXCERPT_CHARS / 2) + 1;
  return { value, excerpt: text.slice(from, from + EXCERPT_CHARS).trim(), page: pageAt(at) };
}
