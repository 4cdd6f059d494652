import { possibleSizes } from '#domain/rules/pmi.ts';
import { ruleAt, type RuleInForce } from '#domain/rules/rule-at.ts';
import { COMPANY_SIZES, type CompanySize } from '#domain/vocabulary.ts';
import { aggregate, type YearSize } from './aggregation.ts';
import { linkedGroups } from './linked-groups.ts';
import { isPublicOwned } from './public-share.ts';
import type { SizeInput } from './size-input.ts';
import { sizeReasons, type SizeReason } from './size-reasons.ts';
import { sizeDoubts, type SizeDoubt } from './size-doubts.ts';
import { statusAfter } from './two-year-rule.ts';

export type SizeResult = {
  /** Null when the figures known do not decide. */
  size: CompanySize | null;
  /** The size by the firms told so far, where what was not answered keeps `size` open. */
  soFar: CompanySize | null;
  /** Every size still possible, smallest first. */
  possible: CompanySize[];
  /** Null when both answers are possible. */
  isSme: boolean | null;
  /** Null while nobody said who else counts. */
  standing: 'autonomous' | 'partner' | 'linked' | null;
  why: SizeReason[];
  /** Newest first; the first one carries the table to print. */
  years: YearSize[];
  uncertain: SizeDoubt[];
  sources: RuleInForce[];
};

const SOURCES = ['pmi.medium.staff', 'pmi.partner.share', 'pmi.linked.share', 'pmi.status_change.years'] as const;
const LARGE = COMPANY_SIZES.length - 1;

/** The size of a firm with its group and its history (Racc. 2003/361/CE, DM 18 aprile 2005). */
export function companySize(input: SizeInput): SizeResult {
  const readings = [false, true].map((isPrudent) => readingOf(input, isPrudent)) as [Reading, Reading];
  const [certain, prudent] = readings;
  const years = prudent.years.map((year, index): YearSize => {
    const lowest = certain.years[index]!.possible[0]!;
    return { ...year, possible: COMPANY_SIZES.slice(COMPANY_SIZES.indexOf(lowest), rankOf(year.possible.at(-1)!) + 1) };
  });
  const lowest = certain.isPublic ? LARGE : statusOf(input, certain.lowest, 'low');
  const isOpen = input.unanswered.length > 0;
  const counted = prudent.isPublic ? LARGE : statusOf(input, prudent.highest, 'high');
  const highest = isOpen ? LARGE : counted;
  const assumed = certain.isPublic ? LARGE : statusOf(input, certain.lowest, 'assumed');
  const assumedHigh = prudent.isPublic ? LARGE : statusOf(input, prudent.highest, 'assumed');
  const told = assumed === assumedHigh && (years.length > 0 || certain.isPublic) ? COMPANY_SIZES[assumed]! : null;
  const size = isOpen && told !== 'large' ? null : told;
  const possible = COMPANY_SIZES.slice(lowest, highest + 1);
  const isDecided = assumed === assumedHigh && lowest === counted;
  return {
    size,
    soFar: size === null ? told : null,
    possible,
    isSme: lowest === LARGE ? false : highest < LARGE ? true : null,
    standing: standingOf(years[0], isOpen),
    why: sizeReasons(input, years, told, certain.isPublic),
    years,
    uncertain: sizeDoubts(input, years, isDecided),
    sources: SOURCES.map((id) => ruleAt(id, input.day)),
  };
}

type Reading = { years: YearSize[]; lowest: number[]; highest: number[]; isPublic: boolean };

/** One pass over every year, newest first; the prudent one counts every doubtful link. */
function readingOf(input: SizeInput, isPrudent: boolean): Reading {
  const subject = input.holders.find((holder) => holder.id === input.subject);
  if (!subject) throw new RangeError('the subject is not among the holders');
  const links = linkedGroups(input, isPrudent);
  const listed = [...new Set(subject.years.map((each) => each.year))].sort((a, b) => b - a);
  const years = listed.map((year) => {
    const aggregation = aggregate(input, links, year, isPrudent);
    return { ...aggregation, possible: possibleSizes(aggregation.totals, input.day) };
  });
  return {
    years,
    lowest: years.map((year) => rankOf(year.possible[0]!)),
    highest: years.map((year) => rankOf(year.possible.at(-1)!)),
    isPublic: isPublicOwned(input, isPrudent),
  };
}

/**
 * Where the size before the oldest year is unknown, practice takes that year's own size; the lowest and the
 * highest start say whether it matters.
 */
function statusOf(input: SizeInput, ranksNewestFirst: number[], start: 'low' | 'high' | 'assumed'): number {
  const newest = ranksNewestFirst[0];
  if (newest === undefined) return start === 'low' ? 0 : LARGE;
  if (input.hasStructuralChange) return newest;
  const oldest = ranksNewestFirst.at(-1)!;
  return statusAfter(ranksNewestFirst.toReversed(), startOf(input, oldest, ranksNewestFirst.length, start));
}

function startOf(input: SizeInput, oldest: number, yearsKnown: number, start: 'low' | 'high' | 'assumed'): number {
  if (input.isFirstAccounts) return oldest;
  if (input.priorSize !== null) {
    const prior = rankOf(input.priorSize);
    return start === 'assumed' ? prior : start === 'low' ? Math.min(prior, oldest) : Math.max(prior, oldest);
  }
  if (start === 'assumed' || yearsKnown === 1) return oldest;
  return start === 'low' ? 0 : LARGE;
}

function standingOf(year: YearSize | undefined, isOpen: boolean): SizeResult['standing'] {
  const roles = new Set(year?.rows.map((row) => row.role));
  if (roles.has('linked')) return 'linked';
  if (roles.has('partner')) return 'partner';
  return isOpen ? null : 'autonomous';
}

/** Other firms are counted beside one's own. */
export const isOfGroup = (standing: SizeResult['standing']): boolean => standing === 'linked' || standing === 'partner';

function rankOf(size: CompanySize): number {
  return COMPANY_SIZES.indexOf(size);
}
