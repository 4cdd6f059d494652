import { sentencesOf } from '#domain/assistant/sentences.ts';

const EXCERPT_CHARS = 220;

/** Whole sentences that can be quoted, without their full stop; one that is too long ends at a comma. */
export function excerpts(text: string, max: number): string[] {
  return sentencesOf(text)
    .map((sentence) => shortened(sentence.replace(/(?<![.;\s])[.;\s]+$/, '')))
    .filter((sentence) => sentence.length > 2)
    .slice(0, max);
}

function shortened(sentence: string): string {
  if (sentence.length <= EXCERPT_CHARS) return sentence;
  const cut = sentence.slice(0, EXCERPT_CHARS);
  const comma = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'), cut.lastIndexOf(':'));
  const end = comma > EXCERPT_CHARS / 3 ? comma : cut.lastIndexOf(' ');
  return `${cut.slice(0, end).trimEnd()} …`;
}

const WISH =
  /\b(?:vogliamo|intendiamo|vorremmo|puntiamo a|miriamo a|desideriamo|obiettivo è|vuole|intende|punta a|mira a)\s+((?!che\b)\p{Ll}+(?:are|ere|ire|arre|orre|rsi|rci)\b(?:[^.;:!?]|[.:](?=\d)){3,160})/iu;

/** What the company says it wants to do, as it says it: "digitalizzare la produzione e ridurre i consumi". */
export function wishIn(text: string): string | null {
  const wish = WISH.exec(text)?.[1]
    ?.trim()
    .replace(/(?<![,\s])[,\s]+$/, '');
  return wish ?? null;
}
