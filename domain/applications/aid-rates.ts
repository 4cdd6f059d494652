import type { Grant } from '#domain/grants/grant.ts';
import { ownRate } from '#domain/grants/own-figures.ts';
import { readFigure } from '#domain/numbers/figure.ts';
import { aidKindOf } from '#domain/projects/expected-aid.ts';

/** One percentage of a grant with the case it is for; without words it is everybody's. */
export type AidRate = { percent: number; words: string };

/** A percentage and what is said of it, up to the next. */
const PIECE = /(\d+(?:,\d+)?)\s?%([^%]*?)(?=\d+(?:,\d+)?\s?%|$)/g;
/** A range, a band of spend or a rate of interest is no case that a company can be in. */
const NO_CASES = /\b(?:dal|fino|euro|mln|tasso|maggiorazion\w+)\b/i;
const OF_WHAT = /^(?:dei costi|delle spese(?: ammissibili)?|del finanziamento)$/;

/**
 * "80% (85% con certificazione di parità di genere, 100% in contitolarità)", "55% piccole, 45% medie": the cases to choose
 * from, the highest being the one that the card names. Empty where there is one percentage, or no clear cases.
 */
export function aidRates(grant: Grant): AidRate[] {
  const kind = aidKindOf(grant);
  const text = (grant.aidIntensity ?? '').replaceAll('(fino al ', '(');
  if ((kind !== 'contributo' && kind !== 'imposta') || NO_CASES.test(text)) return [];
  const rates = [...text.matchAll(PIECE)].map(([, percent, after]) => ({
    percent: readFigure(percent!)!,
    words: wordsOf(after!),
  }));
  const percents = rates.map(({ percent }) => percent);
  const isClear = percents.length > 1 && new Set(percents).size === percents.length;
  return isClear && Math.max(...percents) === ownRate(grant) ? rates : [];
}

/** In brackets right after the percentage, or up to the next mark. */
function wordsOf(after: string): string {
  const inside = /^\s*\(([^)]+)\)/.exec(after)?.[1];
  const words = (inside ?? after.split(/[;()]/)[0]!).replace(/(?<![\s,])[\s,]+$/, '').trim();
  return OF_WHAT.test(words) || /^[eo]$/.test(words) ? '' : words;
}

/** What everybody gets where some get more; else the highest, which one's own may not reach. */
export function ordinaryRate(grant: Grant): number | null {
  const [first] = aidRates(grant);
  return first?.words === '' ? first.percent : ownRate(grant);
}
