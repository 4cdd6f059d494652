/** Dots that end no sentence: "S.r.l.", "art. 4", "n. 12", "euro 1.200", initials. */
const ABBREVIATION =
  /(?:\b(?:art|artt|n|nn|pag|pagg|cfr|es|ecc|sig|sigg|dott|ing|avv|prof|spett|lett|reg|dir|tel|fax|cod|rif|ca|vs|ns|c\.d|s\.m\.i|p\.es|p|d\.lgs|d\.l|l|cap|min|max|tab|fig)|\b[A-Z]|\bS(?:\.?[a-z])+|\bS\.p\.A|\bS\.n\.c|\bS\.a\.s|\bS\.r\.l\.s)\.$/i;
/** A lone letter or a company form; unlike the others it may well end a sentence before a capital. */
const COMPANY_FORM = /\bS\.(?:r\.l\.(?:s\.)?|p\.A\.|n\.c\.|a\.s\.)$/i;

/** The sentences of a text, trimmed, in order; line breaks end them too. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?…]+[»"”’)\]]*(?=\s|$)/g)) {
    const end = match.index + match[0].length;
    const before = line.slice(start, end);
    const next = line.slice(end).trimStart()[0] ?? '';
    if (isInside(before, match[0], next)) continue;
    found.push(before.trim());
    start = end;
  }
  found.push(line.slice(start).trim());
  return found.filter((sentence) => sentence !== '');
}

function isInside(before: string, mark: string, next: string): boolean {
  if (next === '') return false;
  if (mark === '.' && COMPANY_FORM.test(before)) return !/\p{Lu}/u.test(next);
  if (mark === '.' && ABBREVIATION.test(before)) return true;
  return /\p{Ll}/u.test(next);
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
