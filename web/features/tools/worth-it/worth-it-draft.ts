import type { Day } from '#domain/rules/day.ts';
import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import type { Range } from '#domain/rules/pmi.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import type { FeeInput, WorthItInput } from '#domain/tools/worth-it/worth-it-input.ts';
import { worthIt, type WorthItResult } from '#domain/tools/worth-it/worth-it.ts';
import { TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { truthOf, type Answer } from '#web/features/tools/answer.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { boxText } from '#web/features/tools/number-box.ts';

export const RANGES = ['advance', 'months', 'hours', 'bridgeRate', 'chance'] as const;
export type RangeName = (typeof RANGES)[number];
/** Those that are a share. */
const PERCENTS: readonly RangeName[] = ['advance', 'chance', 'bridgeRate'];
const MOST = { percent: 100, other: 100_000 };

type RangeDraft = { min: string; max: string };

export type WorthItDraft = {
  spendMin: number | null;
  spendMax: number | null;
  intensity: RangeDraft;
  grantCap: number | null;
  isDeMinimis: Answer;
  deMinimisRoom: number | null;
  fee: FeeInput['kind'];
  feeFixed: number | null;
  feePercent: string;
  feeCap: number | null;
  ranges: Record<RangeName, RangeDraft>;
  hourCost: number | null;
  isTaxed: Answer;
  legalForm: LegalForm | '';
  taxRegime: TaxRegime | '';
};

/** What a grant of the catalogue brings. */
export type GrantFigures = {
  id: string;
  name: string;
  /** The share given for good; null where the grant's percentage is a loan or a guarantee. */
  share: { min: number | null; max: number } | null;
  /** The intensity in the grant's words. */
  intensity: string | null;
  grantCap: number | null;
  isDeMinimis: boolean | null;
};

const EMPTY: RangeDraft = { min: '', max: '' };

export function firstWorthItDraft(
  grant: GrantFigures | null,
  deMinimisRoom: number | null,
  legalForm: LegalForm | null,
  spend: number | null,
): WorthItDraft {
  return {
    spendMin: spend,
    spendMax: null,
    intensity: { min: boxText(grant?.share?.min), max: boxText(grant?.share?.max) },
    grantCap: grant?.grantCap ?? null,
    isDeMinimis: grant?.isDeMinimis == null ? '' : grant.isDeMinimis ? 'si' : 'no',
    deMinimisRoom,
    fee: 'market',
    feeFixed: null,
    feePercent: '',
    feeCap: null,
    ranges: { advance: EMPTY, months: EMPTY, hours: EMPTY, bridgeRate: EMPTY, chance: EMPTY },
    hourCost: null,
    isTaxed: '',
    legalForm: legalForm ?? '',
    taxRegime: '',
  };
}

export type WorthItProblems = Partial<Record<string, string>>;

/** What is written and cannot stand; what is missing is no mistake. */
export function worthItProblems(draft: WorthItDraft): WorthItProblems {
  const problems: WorthItProblems = {};
  const { spendMin, spendMax } = draft;
  if (spendMin !== null && spendMax !== null && spendMax < spendMin) problems.spendMax = TOOL_PROBLEMS.order;
  checkRange(problems, 'intensity', draft.intensity, MOST.percent);
  for (const name of RANGES) {
    checkRange(problems, name, draft.ranges[name], PERCENTS.includes(name) ? MOST.percent : MOST.other);
  }
  if (draft.fee === 'quote' && !isWithin(draft.feePercent, MOST.percent)) problems.feePercent = TOOL_PROBLEMS.percent;
  return problems;
}

function checkRange(problems: WorthItProblems, name: string, { min, max }: RangeDraft, most: number): void {
  const sentence = most === MOST.percent ? TOOL_PROBLEMS.percent : TOOL_PROBLEMS.number;
  if (!isWithin(min, most)) problems[`${name}.min`] = sentence;
  if (!isWithin(max, most)) problems[`${name}.max`] = sentence;
  const [low, high] = [readNumber(min), readNumber(max)];
  if (low !== null && high !== null && high < low) problems[`${name}.max`] = TOOL_PROBLEMS.order;
}

function isWithin(text: string, most: number): boolean {
  const value = readNumber(text);
  return text.trim() === '' || (value !== null && value >= 0 && value <= most);
}

/** Null until spend and intensity are there, or while something cannot stand. */
export function worthItResultOf(draft: WorthItDraft, day: Day): WorthItResult | null {
  const spend = rangeOf(draft.spendMin, draft.spendMax);
  const intensityPercent = rangeOf(readNumber(draft.intensity.min), readNumber(draft.intensity.max));
  if (!spend || !intensityPercent || Object.keys(worthItProblems(draft)).length > 0) return null;
  const range = (name: RangeName) => rangeOf(readNumber(draft.ranges[name].min), readNumber(draft.ranges[name].max));
  const input: WorthItInput = {
    day,
    spend,
    intensityPercent,
    grantCap: draft.grantCap,
    deMinimisRoom: draft.isDeMinimis === 'si' ? draft.deMinimisRoom : null,
    fee: feeOf(draft),
    advancePercent: range('advance'),
    monthsToPayment: range('months'),
    hours: range('hours'),
    hourCost: draft.hourCost,
    bridgeRatePercent: range('bridgeRate'),
    isTaxed: truthOf(draft.isTaxed),
    legalForm: draft.legalForm || null,
    taxRegime: draft.taxRegime || null,
    chancePercent: range('chance'),
  };
  return worthIt(input);
}

function feeOf(draft: WorthItDraft): FeeInput {
  if (draft.fee !== 'quote') return { kind: draft.fee };
  return {
    kind: 'quote',
    fixed: draft.feeFixed ?? 0,
    successPercent: readNumber(draft.feePercent) ?? 0,
    cap: draft.feeCap,
  };
}

/** One figure alone is both ends. */
function rangeOf(min: number | null, max: number | null): Range | null {
  const [low, high] = [min ?? max, max ?? min];
  return low === null || high === null ? null : { min: low, max: high };
}
