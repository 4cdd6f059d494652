const DENIED =
  /\b(?:non|mai|nessun\w*|senza|ex|uscit\w+ dal?|lasciat\w+ il|prima in|fino al 20\d\d in|evitare)\b[^,;:.]{0,25}$/;

/** Whether a folded text says something without denying it just before. */
export const says = (text: string, pattern: RegExp): boolean => isThere(text, pattern, false);

/** Whether it says that it is not so, and nowhere that it is. */
export const denies = (text: string, pattern: RegExp): boolean => isThere(text, pattern, true) && !says(text, pattern);

function isThere(text: string, pattern: RegExp, isDenied: boolean): boolean {
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) {
    if (DENIED.test(text.slice(Math.max(0, match.index - 40), match.index)) === isDenied) return true;
  }
  return false;
}
