const MARKS = /[\u0300-\u036f]/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case, without accents, with plain apostrophes: the one form in which words are compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss');
}
