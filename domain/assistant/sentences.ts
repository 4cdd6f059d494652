/** Dots that end no sentence: "art. 4", "n. 12", "dott. Rossi", initials. */
const ABBREVIATION =
  /(?<!\p{L})(?:art|artt|n|nn|pag|pagg|cfr|es|sig|sigg|dott|dr|ing|avv|prof|spett|lett|reg|dir|tel|cod|rif|ca|vs|ns|c\.d|p\.es|d\.lgs|d\.l|cap|tab|fig)\.$/iu;
const INITIAL = /(?<!\p{L})\p{Lu}\.$/u;
/** "S.r.l." may well end a sentence: the capital after it says so. */
const COMPANY_FORM = /(?<!\p{L})S\.(?:r\.l\.(?:s\.)?|p\.A\.|n\.c\.|a\.s\.)$/iu;

/** More than the longest of these: how a sentence ends is told by its last letters. */
const ENDING_CHARS = 20;

/** The sentences of a text, trimmed, in order; line breaks end them too. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+[»"”’)\]]*(?=\s|$)/g)) {
    const end = match.index + match[0].length;
    const next = nextSign(line, end);
    if (isInside(line.slice(Math.max(start, end - ENDING_CHARS), end), match[0], next)) continue;
    found.push(line.slice(start, end).trim());
    start = end;
  }
  found.push(line.slice(start).trim());
  return found.filter((sentence) => sentence !== '');
}

/** Without copying the rest of the line for each of its dots. */
function nextSign(line: string, from: number): string {
  let at = from;
  while (at < line.length && line[at]!.trim() === '') at += 1;
  return line[at] ?? '';
}

function isInside(before: string, mark: string, next: string): boolean {
  if (next === '') return false;
  if (mark === '.' && COMPANY_FORM.test(before)) return !/\p{Lu}/u.test(next);
  if (mark === '.' && (ABBREVIATION.test(before) || INITIAL.test(before))) return true;
  return /\p{Ll}/u.test(next);
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
