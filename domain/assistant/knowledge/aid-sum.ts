import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { hasNoOwnFigures, ownLimit, ownRate } from '#domain/grants/own-figures.ts';
import { tokenize } from '#domain/search/tokens.ts';
import type { AidForm, CompanySize } from '#domain/vocabulary.ts';
import { bandsOf, rateOptions, type RateOption } from '#domain/grants/rate-options.ts';

/** One way of working out the aid: so much, at this percentage, in this case. */
export type SumLine = { base: number; percent: number; euro: number; words: string };
export type AidSum =
  | { kind: 'below'; min: number }
  | { kind: 'above'; max: number }
  | { kind: 'unknown' }
  /** The same whatever is spent. */
  | { kind: 'fixed'; euro: number }
  /** Each call of the record has its own figures. */
  | { kind: 'by_call' }
  | {
      kind: 'known';
      lines: SumLine[];
      /** Each band of the spend has its own percentage: the lines add up to this. */
      total: number | null;
      /** The aid never passes this, and whether it would. */
      limit: number | null;
      isLimited: boolean;
      /** The spend that counts at most, where the amount is more. */
      spendMax: number | null;
    };

export type SumInput = { amount: number; sizes: readonly CompanySize[]; text: string };

/** Taxes go by bands, each with its percentage; a contribution has one percentage by how much is spent in all. */
const BY_BANDS: readonly AidForm[] = ['deduzione fiscale', "credito d'imposta", 'detrazione fiscale'];

/** The aid that a spend gives, by what the grant's own words say. `text`: the question, as read aloud. */
export function aidSum(grant: Grant, { amount, sizes, text }: SumInput): AidSum {
  if (hasNoOwnFigures(grant)) return { kind: 'by_call' };
  const { min, max, maxLimitsProject } = spendBounds(grant);
  if (min !== null && amount < min) return { kind: 'below', min };
  if (max !== null && amount > max && maxLimitsProject) return { kind: 'above', max };
  const base = max === null ? amount : Math.min(amount, max);
  const options = optionsOf(grant);
  if (options.length === 0)
    return isFixed(grant) ? { kind: 'fixed', euro: grant.facts.aid!.max! } : { kind: 'unknown' };
  const limit = ownLimit(grant);
  const bands = bandsOf(options);
  const isByBands = bands.length > 0 && BY_BANDS.includes(grant.aidForm);
  const chosen = bands.length > 0 ? [bandOf(bands, base)] : fitting(options, sizes, text);
  const lines = isByBands ? byBands(bands, base) : chosen.map((option) => lineOf(option, base));
  const total = isByBands ? lines.reduce((sum, { euro }) => sum + euro, 0) : null;
  return {
    kind: 'known',
    lines,
    total,
    limit,
    isLimited: limit !== null && lines.some(({ euro }) => euro > limit),
    spendMax: base < amount ? base : null,
  };
}

/** So much to whoever gets it, whatever they spend. */
export const isFixed = ({ facts: { aid } }: Pick<Grant, 'facts'>): boolean =>
  aid?.max !== undefined && aid.max === aid.min;

/** The card's percentages, else those of the facts; both where the card's were only worked out. */
function optionsOf(grant: Grant): RateOption[] {
  const { aidIntensity, facts } = grant;
  const card = aidIntensity ? rateOptions(aidIntensity) : [];
  const noted = facts.aid?.note ? rateOptions(facts.aid.note) : [];
  // The card tells an older edition, which the sources correct.
  const most = facts.aid?.intensityMax;
  if (most !== undefined && noted.length > 0 && card.length > 0 && card.every(({ percent }) => percent > most))
    return noted;
  if (card.length > 0 && !/\bdedotta\b/.test(aidIntensity ?? '')) return card;
  const known = new Set(card.map(({ percent }) => percent));
  const all = [
    ...card.map((option) => ({ ...option, words: '' })),
    ...noted.filter(({ percent }) => !known.has(percent)),
  ];
  if (all.length > 0) return all;
  const own = ownRate(grant);
  return own === null ? [] : [{ percent: own, from: null, upTo: null, sizes: [], words: '' }];
}

const lineOf = ({ percent, words }: RateOption, base: number): SumLine => ({
  base,
  percent,
  euro: round((base * percent) / 100),
  words,
});

const bandOf = (bands: readonly RateOption[], base: number): RateOption =>
  bands.find(({ upTo }) => upTo !== null && base <= upTo) ?? bands.at(-1)!;

function byBands(bands: readonly RateOption[], base: number): SumLine[] {
  return bands.flatMap((band) => {
    const from = band.from ?? 0;
    const part = Math.min(base, band.upTo ?? base) - from;
    return part > 0 ? [{ ...lineOf(band, part), words: '' }] : [];
  });
}

const ORDINARY =
  /\b(?:normal[ei]|ordinari\w*|tradizional[ei]|comun[ei]|standard|(?:non|senza)(?: (?:il|e|essere|beni))? 4\.0)(?!\w)/;

/** By size where the company's is known, else by the words that the question shares with one case and not the others. */
function fitting(options: RateOption[], sizes: readonly CompanySize[], text: string): RateOption[] {
  const sized = options.filter((option) => option.sizes.some((size) => sizes.includes(size)));
  if (sized.length > 0 && sizes.length > 0) return sized;
  if (options.length < 2) return options;
  const asked = new Set(tokenize(text).flatMap(({ role, stem }) => (role === 'content' ? [stem] : [])));
  const isOrdinary = ORDINARY.test(text);
  const shared = options.filter(({ words }) =>
    isOrdinary
      ? ORDINARY.test(words)
      : tokenize(words).some(({ role, stem, word }) => role === 'content' && !COMMON.has(word) && asked.has(stem)),
  );
  return shared.length > 0 ? shared : options;
}

const COMMON = new Set([
  'tasso',
  'zero',
  'finanziamento',
  'spesa',
  'spese',
  'contributo',
  'prestito',
  'fondo',
  'perduto',
  'imprese',
]);

const round = (euro: number): number => Math.round(euro * 100) / 100;
