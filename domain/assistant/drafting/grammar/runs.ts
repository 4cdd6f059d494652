import { wordsIn } from '#domain/assistant/sentences.ts';

const BOUNDARY =
  / (?=(?:per|con|dal?|dall[ao’']|sui|sul|sulla|sulle|nel|nella|nei|in|al|alla|alle|tra|entro|contro|rispetto|meno|più) )/giu;
/** "9 centri su 12", "da 600 kg", "in media": cutting there parts what belongs together. */
const CLOSE = /^(?:su|da|a|in) (?:\d|media\b|vuoto\b|mano\b|casa\b|carica\b)/iu;

/**
 * The place nearest to the middle where something can be put between: before a complement, never after the last
 * word of a pair that belongs together. Null where there is none.
 */
export function placeInside(text: string): number | null {
  const places = [...text.matchAll(BOUNDARY)].map(({ index }) => index).filter((at) => !CLOSE.test(text.slice(at + 1)));
  const total = wordsIn(text).length;
  const scored = places
    .map((at) => ({ at, before: wordsIn(text.slice(0, at)).length }))
    .filter(({ before }) => before >= 3 && total - before >= 2)
    .map(({ at, before }) => ({ at, longest: Math.max(before, total - before) }))
    .sort((one, other) => one.longest - other.longest);
  return scored[0]?.at ?? null;
}

/** The source, or another remark, inside a sentence; at its end where nothing can be parted. */
export function withInside(text: string, remark: string): string {
  if (remark === '') return text;
  const at = placeInside(text);
  return at === null ? `${text} ${remark}` : `${text.slice(0, at)} ${remark}${text.slice(at)}`;
}

const STRONG = /,? (?=(?:per|con|che|e|ed|nel|nella|sul|sulla) )|[,:;](?= )/giu;
const WEAK = /,? (?=(?:dal?|su|in|di|del|della|dei|delle) )/giu;

/** The first words of a phrase, up to `max`, ended where a complement or a new item begins. */
export function headOf(text: string, max = 9): string {
  const bare = text.trim();
  if (wordsIn(bare).length <= max) return bare;
  const cutAt = (joints: RegExp) =>
    [...bare.matchAll(joints)]
      .map(({ index }) => index)
      .findLast((at) => {
        const count = wordsIn(bare.slice(0, at)).length;
        return count <= max && count >= 2;
      });
  const end = cutAt(STRONG) ?? cutAt(WEAK);
  return (end === undefined ? bare.split(' ').slice(0, max).join(' ') : bare.slice(0, end)).replace(/[,:;\s]+$/, '');
}
