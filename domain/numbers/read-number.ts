import { fold } from '#domain/search/fold.ts';
import { readCardinal } from './cardinal.ts';
import { decimalsOf, readFigure } from './figure.ts';

const SCALES = 'mila|k|mln|milion[ei]|mio|ml|miliard[oi]|mld';
/** What stands after a figure and multiplies it. A bare "m" is metres, thousands or millions: only "M€" is read. */
export const SCALE = `(?:${SCALES}|m(?=\\s?€))`;

/** "mila" → 1000, "mln" → 1.000.000; null for what is no scale. */
export function readScale(word: string): number | null {
  if (word === 'mila' || word === 'k') return 1e3;
  if (/^(?:mln|milion[ei]|mio|ml|m)$/.test(word)) return 1e6;
  return /^(?:miliard[oi]|mld)$/.test(word) ? 1e9 : null;
}

const SIGN = /^([-−])\s?/;
const TERM = new RegExp(`^(.+?)\\s*(${SCALES})?$`);

/**
 * A number as Italians write or say it: "1.250", "12,5", "-3.000", "40mila", "1,2 mln", "due milioni e mezzo",
 * "1 milione e 200mila". The whole text must be the number; what can be read in two ways is refused.
 */
export function readNumber(text: string): number | null {
  const folded = fold(text).trim();
  const sign = SIGN.test(folded) ? -1 : 1;
  const total = sumOf(folded.replace(SIGN, ''));
  return total === null ? null : sign * total + 0;
}

/** A whole number: "1.250" is 1250, "12,5" is none. */
export function readInteger(text: string): number | null {
  const value = readNumber(text);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

const MONEY = /^(?:€|euro?\b)\s?|\s?(?:\bdi )?(?:€|\beuro?)$/g;

/** Euro: as a number, with the sign or the word on either side. Three decimals are no cents: "1,250 €" is refused. */
export function readEuro(text: string): number | null {
  const scaled = fold(text)
    .trim()
    .replace(/(?<!\p{L})(m|k)\s?€$/u, (_, unit: string) => (unit === 'm' ? 'mln' : 'mila'));
  const figure = scaled.replace(MONEY, '').trim();
  return decimalsOf(figure.replace(SIGN, '')) > 2 ? null : readNumber(figure);
}

/** Hundredths, with the sign, the words or nothing after the figure: "12,5%", "12,5 per cento", "12,5". */
export function readPercent(text: string): number | null {
  const figure = fold(text)
    .trim()
    .replace(/\s?(?:%|\bper ?cento)$/, '');
  const sign = SIGN.test(figure) ? -1 : 1;
  const value = readFigure(figure.replace(SIGN, ''));
  return value === null ? null : sign * value + 0;
}

/** "due milioni e 300mila": each part of the next order. "Un milione e duecento" may be two numbers: refused. */
function sumOf(text: string): number | null {
  let total = 0;
  let last = Infinity;
  for (const part of text.split(/\s+e\s+/)) {
    const term =
      part === 'mezzo' && last > 1 && last < Infinity ? { value: last / 2, scale: last / 1000 } : termOf(part);
    if (term === null || (last < Infinity && (term.value >= last || term.scale * 1000 < last))) return null;
    total += term.value;
    last = term.scale;
  }
  return total;
}

function termOf(text: string): { value: number; scale: number } | null {
  const [, quantity = '', word] = TERM.exec(text) ?? [];
  const count = (readScale(word ?? '') !== null && quantity === 'mezzo' ? 0.5 : null) ?? figureOrWord(quantity);
  if (count === null) return null;
  if (word === undefined) return { value: count, scale: 1 };
  const scale = readScale(word)!;
  // "1.250 mila": a million and a quarter, or a thousand and a quarter?
  if (scale === 1e3 && count >= 1e3) return null;
  return { value: Math.round(count * scale * 100) / 100, scale };
}

const figureOrWord = (text: string): number | null => readFigure(text) ?? readCardinal(text);
