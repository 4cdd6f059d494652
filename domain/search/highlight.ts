import { tokenize, type Token } from './tokens.ts';

export type Segment = { text: string; match: boolean };

/** The text cut where the terms of a hit (stems, or phrases of stems) occur: segments, never markup. */
export function highlight(text: string, terms: readonly string[]): Segment[] {
  const tokens = tokenize(text).filter((token) => token.role !== 'grammar');
  const phrases = terms.map((term) => term.split(' '));
  const marked: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = Math.max(0, ...phrases.map((phrase) => matchLength(tokens, at, phrase)));
    if (length === 0) continue;
    marked.push({ start: tokens[at]!.start, end: tokens[at + length - 1]!.end });
    at += length - 1;
  }
  return cut(text, marked);
}

function matchLength(tokens: Token[], at: number, phrase: string[]): number {
  return phrase.every((stem, step) => tokens[at + step]?.stem === stem) ? phrase.length : 0;
}

function cut(text: string, marked: { start: number; end: number }[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of marked) {
    if (start < done) continue;
    if (start > done) segments.push({ text: text.slice(done, start), match: false });
    segments.push({ text: text.slice(start, end), match: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), match: false });
  return segments;
}

/** The stretch of a text around its first match, for the card of a result. */
export function snippet(text: string, terms: readonly string[], length = 160): Segment[] {
  const segments = highlight(text, terms);
  const first = segments.findIndex((segment) => segment.match);
  if (text.length <= length || first <= 0) return shorten(segments, length);
  const before = segments[0]!.text;
  const room = Math.floor(length / 3);
  if (before.length <= room) return shorten(segments, length);
  const from = before.lastIndexOf(' ', before.length - room) + 1;
  return shorten([{ text: `…${before.slice(from)}`, match: false }, ...segments.slice(1)], length);
}

function shorten(segments: Segment[], length: number): Segment[] {
  const kept: Segment[] = [];
  let room = length;
  for (const segment of segments) {
    if (segment.text.length <= room) {
      kept.push(segment);
      room -= segment.text.length;
      continue;
    }
    const end = segment.text.lastIndexOf(' ', room);
    kept.push({ text: `${segment.text.slice(0, end > 0 ? end : room)}…`, match: segment.match });
    break;
  }
  return kept;
}
