import type { CallLine } from './call-lines.ts';

/** A point of a list, or of an article: "a) …", "- …", "1. …". */
export const ITEM = /^(?:[-–—•▪◦*]|\(?[a-z0-9]{1,2}[).])\s+(?=["“«]?\p{L})/iu;
/** "Art. 4", "ARTICOLO 4", "4. SOGGETTI BENEFICIARI", "5.1 Requisiti". */
export const HEADING =
  /^(?:art(?:icolo|\.)?\s*\d+\b|(?:capo|titolo|sezione|allegato)\s+[ivxlcd\d]+\b|\d+(?:\.\d+)+\.?\s+\p{L}|\d{1,2}\.?\s+\p{Lu}{3})/iu;
const ENDS = /[.;:?!]$/;
/** A full stop that ends nothing: "art. 5", "n. 12", "D.Lgs. 50", "S.r.l. con". */
const SHORT =
  /(?:\b(?:artt?|nn?|lett|comma|pag|cfr|es|ecc|c\.d|d\.?lgs|d\.?l|d\.?m|d\.?p\.?r|reg|l|s\.?p\.?a|s\.?r\.?l|s\.?n\.?c|ss\.?mm\.?ii|sig|dott|prof|ing|tel|max|min|ca)|\b\p{L})\.$/iu;

/** Words that belong together although the sheet breaks them, and the page of each of them. */
export type Sentence = { text: string; pageAt: (at: number) => number | null };

export function sentencesOf(lines: readonly CallLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  let [text, starts]: [string, { at: number; page: number | null }[]] = ['', []];
  const close = () => {
    const known = starts;
    if (text !== '') sentences.push({ text, pageAt: (at) => known.findLast((start) => start.at <= at)?.page ?? null });
    [text, starts] = ['', []];
  };
  for (const { text: line, page } of lines) {
    const isContinued = text.endsWith('-') && /^\p{Ll}/u.test(line);
    if (!isContinued && (HEADING.test(line) || ITEM.test(line) || (ENDS.test(text) && !SHORT.test(text)))) close();
    if (isContinued) text = text.slice(0, -1);
    else if (text !== '') text += ' ';
    for (const part of partsOf(line)) {
      if (part.isNext) close();
      starts.push({ at: text.length, page });
      text += part.text;
    }
  }
  close();
  return sentences;
}

/** A line may end one sentence and begin the next. */
function partsOf(line: string): { text: string; isNext: boolean }[] {
  const parts: { text: string; isNext: boolean }[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.;?!]\s+(?=["“«(]?[\p{Lu}\d])/gu)) {
    const upTo = match.index + 1;
    if (SHORT.test(line.slice(from, upTo))) continue;
    parts.push({ text: line.slice(from, upTo), isNext: parts.length > 0 });
    from = match.index + match[0].length;
  }
  parts.push({ text: line.slice(from), isNext: parts.length > 0 });
  return parts;
}
