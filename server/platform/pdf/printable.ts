/** What the standard PDF faces can draw beyond Latin-1 (WinAnsi). */
const WIN_ANSI_EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const LETTERS: Record<string, string> = { '−': '–', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ő: 'ö', ű: 'ü' };

/** The same text within the standard faces: foreign letters lose their sign rather than become boxes. */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => (isDrawable(character) ? character : nearest(character)))
    .join('');
}

function isDrawable(character: string): boolean {
  const code = character.codePointAt(0)!;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || WIN_ANSI_EXTRA.includes(character);
}

function nearest(character: string): string {
  if (/\s/.test(character)) return ' ';
  const bare = LETTERS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].every(isDrawable) ? bare : '?';
}
