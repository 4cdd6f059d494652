/** Spaces and punctuation as print has them; figures, addresses and times stay untouched. */
export function tidySpacing(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/(?<! ) +([,;:.!?)»\]])/g, '$1')
    .replace(/([(«[]) +/g, '$1')
    .replace(/([,;:!?])(?=\p{L})/gu, (mark, _at, at: number, whole: string) =>
      isAddress(whole, at) ? mark : `${mark} `,
    )
    .replace(/(\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, '$1. ')
    .replace(/([!?]){2,}/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/(?:(?<! ) +)?\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isAddress(text: string, at: number): boolean {
  const word = text
    .slice(Math.max(0, at - 60), at)
    .split(/\s/)
    .at(-1)!;
  return /(?:https?|mailto)$|\/\/|@/i.test(word);
}
