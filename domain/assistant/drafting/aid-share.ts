import { readFigure } from '#domain/numbers/figure.ts';
import type { CompanySize } from '#domain/vocabulary.ts';

/** One part of the aid: a percent of the spend, and what it is where the call says. */
export type AidShare = { percent: number; kind: 'fondo_perduto' | 'tasso_zero' | 'prestito' | 'contributo' | null };
/** `isDeduced`: the call does not print the rate, somebody worked it out of its ceilings. */
export type AidPlan = { shares: AidShare[]; isUpTo: boolean; isBySize: boolean; isDeduced: boolean };

const SIZES: readonly (readonly [CompanySize, RegExp])[] = [
  ['micro', /\bmicro\b/i],
  ['small', /\bpiccol[ae]\b/i],
  ['medium', /\bmedi[ae]\b/i],
  ['large', /\bgrandi\b/i],
];
/** Words that make a rate one for others: certain places, founders, kinds of spend or of proposers. */
const CONDITIONAL =
  /\bse\b|\bper (?!cento|spes|invest|progett|impres|tutt)|under|femminil|giovan|sud\b|mezzogiorno|rinnovabil|certificat|dottori|parit|natura|aree?\b|zon[ae]|fino a \d+(?:\.\d{3})+|oltre|nel 20\d\d|edizione|de minimis|garanzia|indiretti|altrove|energivor|\bdal (?=\d)|\d\s?[/-]\s?\d+ ?%/i;
const KIND: readonly (readonly [AidShare['kind'] & string, RegExp])[] = [
  ['fondo_perduto', /fondo perduto|non rimborsabil/i],
  ['tasso_zero', /tasso zero|senza interessi/i],
  ['prestito', /finanziament|prestito|mutuo/i],
  ['contributo', /contribut|sovvenzion/i],
];

/**
 * The rate that this company may count on, out of the words of the call: its own size where rates differ by size,
 * the plain one where others are for the few. Null where the words do not tell.
 */
export function aidPlanOf(
  texts: readonly (string | null | undefined)[],
  sizes: readonly CompanySize[],
  others: readonly string[] = [],
): AidPlan | null {
  for (const text of texts) {
    const plan = text ? planIn(text, sizes) : null;
    if (plan) return others.some((other) => FREE_LOAN.test(other)) ? withFreeLoan(plan) : plan;
  }
  return null;
}

/** "Prestito a tasso zero", where the rate stands elsewhere: `others` are the call's other words on the aid. */
const FREE_LOAN = /\b(?:prestit[oi]|mutu[oi]|finanziament[oi]) (?:a tasso zero|senza interessi)/i;
const withFreeLoan = (plan: AidPlan): AidPlan => ({
  ...plan,
  shares: plan.shares.map((share) => (share.kind === 'prestito' ? { ...share, kind: 'tasso_zero' } : share)),
});

function planIn(text: string, sizes: readonly CompanySize[]): AidPlan | null {
  const isUpTo = /\bfino a|\bfino al|massim|circa|dedott|di norma|secondo/i.test(text.split(/[;,(]/)[0]!);
  const isDeduced = /\bdedott|\bstimat|\bcalcolat/i.test(text);
  const pieces = text
    .split(/[;,()]|\be (?=(?:il |al |del )?\d)/)
    .map((piece) => piece.trim())
    .flatMap((piece) => {
      const match = /(?<![\d/,.-])(\d{1,3}(?:,\d+)?) ?%/.exec(piece);
      const percent = match && readFigure(match[1]!);
      return percent && percent <= 100
        ? [{ piece, percent, kind: kindOf(piece.slice(0, match.index)) ?? kindOf(piece) }]
        : [];
    });
  const own = pieces.filter(({ piece }) => SIZES.some(([, word]) => word.test(piece)));
  if (own.length > 0) {
    const fitting = own.filter(({ piece }) => sizes.length > 0 && sizes.every((size) => isOf(size, piece)));
    const [mine] = fitting;
    return mine
      ? { shares: [{ percent: mine.percent, kind: mine.kind ?? kindOf(text) }], isUpTo, isBySize: true, isDeduced }
      : null;
  }
  const plain = pieces.filter(({ piece }) => !CONDITIONAL.test(piece));
  const named = plain.flatMap(({ percent, kind }) => (kind ? [{ percent, kind }] : []));
  if (named.length > 1 && named.reduce((sum, { percent }) => sum + percent, 0) <= 100)
    return { shares: named, isUpTo, isBySize: false, isDeduced };
  const [first] = plain;
  return first ? { shares: [{ percent: first.percent, kind: first.kind }], isUpTo, isBySize: false, isDeduced } : null;
}

/** "micro/piccole" is for both; a small company is no micro one unless both may be. */
const isOf = (size: CompanySize, piece: string): boolean =>
  SIZES.some(([own, word]) => own === size && word.test(piece)) ||
  (size === 'micro' && /\bpiccol/i.test(piece) && !/\bmicro\b/i.test(piece));
const kindOf = (text: string): AidShare['kind'] => KIND.find(([, word]) => word.test(text))?.[0] ?? null;
