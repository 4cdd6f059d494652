import { wordsIn } from '#domain/assistant/sentences.ts';

const STRONG = /,? (?=(?:per|con|che|e(?! (?:due|tre|quattro)(?!\p{L}| \p{L}))|ed|nel|nella|sul|sulla) )|[,:;](?= )/giu;
const WEAK = /,? (?=(?:dal?|su|in|di|del|della|dei|delle) )/giu;

/** The first words of a phrase, up to `max`, ended where a complement or a new item begins. */
export function headOf(text: string, max = 9): string {
  const bare = text.trim().replace(/ \([^)]*\)$/u, (note) => (wordsIn(text).length <= max ? note : ''));
  if (wordsIn(bare).length <= max) return bare;
  const cutAt = (joints: RegExp) =>
    [...bare.matchAll(joints)]
      .map(({ index }) => index)
      .findLast((at) => {
        const count = wordsIn(bare.slice(0, at)).length;
        return count <= max && count >= 2;
      });
  const end = cutAt(STRONG) ?? cutAt(WEAK);
  return (end === undefined ? bare.split(' ').slice(0, max).join(' ') : bare.slice(0, end)).replace(
    /(?<![,:;\s])[,:;\s]+(?:(?:ed?|o)[,:;\s]*)?$/u,
    '',
  );
}

/** The things of a line: "verifica strutturale, progetto e direzione lavori" are three. */
export const partsOf = (text: string): string[] => text.split(/, | ed? /u).filter((part) => part !== '');
