import { readFigure } from '#domain/numbers/figure.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';
import type { CompanySize } from '#domain/vocabulary.ts';

/** One percentage of a grant with the case it is for, as its text says. */
export type RateOption = {
  percent: number;
  /** The spend it covers: from, up to. */
  from: number | null;
  upTo: number | null;
  sizes: CompanySize[];
  /** The words beside it: "4.0 e green", "team under 36". */
  words: string;
};

const RATE = /(\d+(?:,\d+)?)(?:\s?-\s?(\d+(?:,\d+)?))?\s?%/g;
const SIZE_WORDS: readonly (readonly [CompanySize, RegExp])[] = [
  ['micro', /\bmicro\b/],
  ['small', /\bpiccol[ei]\b/],
  ['medium', /\bmedi[ea]\b/],
  ['large', /\bgrandi?e?\b/],
];

/**
 * "75% fino a 120.000 euro di spesa; 70% da 120.000 a 200.000", "45% piccole, 35% medie", "80% (90% per team under 36)":
 * each percentage with the words up to the next.
 */
export function rateOptions(text: string): RateOption[] {
  const folded = inFull(fold(text));
  // A rate of interest is no share of the spend.
  if (/^tasso\b/.test(folded)) return [];
  const found = [...folded.matchAll(RATE)].filter(({ index }) => !OF_INTEREST.test(folded.slice(0, index)));
  return found.flatMap((match, at) => {
    const start = match.index + match[0].length;
    const end = found[at + 1]?.index ?? folded.length;
    const after = folded.slice(start, end);
    const words = wordsBeside(after);
    const percents = [match[1], match[2]].flatMap((each) => (each ? [readFigure(each)!] : []));
    const sizes = sizesIn(words);
    const own = { ...boundsIn(after), sizes: sizes.length > 0 ? sizes : sizesBefore(folded, match.index), words };
    return percents.map((percent): RateOption => ({ percent, ...own }));
  });
}

/** "70% agevolato allo 0,5%": what the loan costs. */
const OF_INTEREST =
  /\b(?:allo|(?:al |a )?tasso(?: fisso)?(?: di| del| dello| dell')?|interess[ei](?: del| dello| al| allo)?)\s*$/;

const SPLIT = /(\d{1,3}) ?% ([a-z]+) e (\d{1,3}) ?% ([a-z]+)/;

/** "Micro 65% prestito e 35% contributo; PMI 70/30": the second case means what the first spells out. */
function inFull(text: string): string {
  const [, , first, , second] = SPLIT.exec(text) ?? [];
  if (!first || !second) return text;
  return text.replace(/(?<![\d/])(\d{1,3})\/(\d{1,3})(?![\d/])/g, (whole, one: string, other: string) =>
    Number(one) + Number(other) === WHOLE ? `${one}% ${first} e ${other}% ${second}` : whole,
  );
}
const WHOLE = 100;

/** In brackets right after the percentage, or up to the next mark. */
function wordsBeside(after: string): string {
  const inside = /^\s*\(([^)]*)\)?/.exec(after)?.[1];
  return (inside ?? after.split(/[;(]|\), /)[0]!).replace(/^[\s,:]+|[)\s,;.]+$|\b(?:e|o)\s*$/g, '').trim();
}

function boundsIn(after: string): Pick<RateOption, 'from' | 'upTo'> {
  const scope = after.split(/[;(]/)[0]!;
  const isBand = /\b(?:fino|da|oltre|entro)\b/.test(scope);
  const sums = isBand
    ? numbersIn(scope.replace(/,\s*$/, '')).filter(({ value, unit }) => value >= 1000 && unit !== 'percent')
    : [];
  if (sums.length === 0) return { from: null, upTo: null };
  if (/\bda\b/.test(scope) && sums.length > 1) return { from: sums[0]!.value, upTo: sums[1]!.value };
  if (/\boltre\b/.test(scope)) return { from: sums[0]!.value, upTo: null };
  return { from: null, upTo: sums[0]!.value };
}

function sizesIn(words: string): CompanySize[] {
  return SIZE_WORDS.flatMap(([size, pattern]) => (pattern.test(words) ? [size] : []));
}

/** "Micro 65% prestito e 35% contributo; PMI 70%": the size that a clause begins with is that of all in it. */
function sizesBefore(text: string, at: number): CompanySize[] {
  const begun = text.lastIndexOf(';', at) + 1;
  const lead = /^\s*(?:per (?:le |i )?)?((?:micro|mpmi|pmi|piccol[ei]|medi[ea]|grandi?e?)[a-z ,]{0,24}?)[ :]*\d/.exec(
    text.slice(begun, at + 1),
  )?.[1];
  if (!lead) return [];
  if (!/\bm?pmi\b/.test(lead)) return sizesIn(lead);
  return /\bmicro\b/.test(text) ? ['small', 'medium'] : ['micro', 'small', 'medium'];
}

/** Bands that say where they end, in order: the part of the spend in each has its own percentage. */
export function bandsOf(options: readonly RateOption[]): RateOption[] {
  const bands = options.filter(({ upTo, from }) => upTo !== null || from !== null);
  if (bands.length < 2) return [];
  return bands.map((band, at) => ({ ...band, from: band.from ?? (at === 0 ? 0 : bands[at - 1]!.upTo) }));
}
