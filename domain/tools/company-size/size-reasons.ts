import { pmiThresholds } from '#domain/rules/pmi.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import type { YearSize } from './aggregation.ts';
import { linkedGroups } from './linked-groups.ts';
import { partnersOf } from './partners.ts';
import { publicShare } from './public-share.ts';
import type { SizeInput } from './size-input.ts';

/** Why the size came out so; the words are in messages/tools.ts. */
export type SizeReason =
  | { code: 'public_ownership'; share: number; limit: number }
  | { code: 'staff'; year: number; staff: number; below: number | null; size: CompanySize }
  | {
      code: 'financial';
      year: number;
      by: 'turnover' | 'balance';
      amount: number;
      limit: number | null;
      size: CompanySize;
    }
  | { code: 'above'; size: CompanySize; by: 'staff' | 'financial'; limit: number }
  | { code: 'linked'; name: string }
  | { code: 'partner'; name: string; share: number }
  | { code: 'excepted_investor'; name: string; share: number }
  | { code: 'two_year_rule_holds'; year: number; latest: CompanySize; kept: CompanySize }
  | { code: 'structural_change' }
  | { code: 'first_accounts' };

export function sizeReasons(
  input: SizeInput,
  years: YearSize[],
  size: CompanySize | null,
  isPublic: boolean,
): SizeReason[] {
  const reasons: SizeReason[] = [];
  if (isPublic) {
    const limit = ruleValue('pmi.public.share', input.day);
    reasons.push({ code: 'public_ownership', share: publicShare(input, false), limit });
  }
  const latest = years[0];
  if (!latest) return reasons;
  const own = latest.possible.length === 1 ? latest.possible[0]! : null;
  if (own) reasons.push(...figureReasons(latest, own, input));
  if (own && size && own !== size && !isPublic) {
    reasons.push({ code: 'two_year_rule_holds', year: latest.year, latest: own, kept: size });
  }
  if (input.hasStructuralChange) reasons.push({ code: 'structural_change' });
  else if (input.isFirstAccounts) reasons.push({ code: 'first_accounts' });
  for (const row of latest.rows) {
    if (row.role === 'linked') reasons.push({ code: 'linked', name: row.name });
    if (row.role === 'partner') reasons.push({ code: 'partner', name: row.name, share: row.share });
  }
  const links = linkedGroups(input, false);
  const { excepted } = partnersOf(links.groupOf(input.subject), links, input, false);
  for (const { id, share } of excepted) {
    const name = input.holders.find((holder) => holder.id === id)!.name;
    reasons.push({ code: 'excepted_investor', name, share });
  }
  return reasons;
}

/** The two tests of art. 2 for the class reached: people, and the kinder of the two amounts. */
function figureReasons(year: YearSize, size: CompanySize, input: SizeInput): SizeReason[] {
  const thresholds = pmiThresholds(input.day);
  const limits = thresholds.find((each) => each.size === size) ?? null;
  const { staff, turnover, balance } = year.totals;
  const reasons: SizeReason[] = [
    { code: 'staff', year: year.year, staff: staff.min, below: limits?.staffBelow ?? null, size },
  ];
  const isTurnoverWithin = limits !== null && turnover.max <= limits.turnoverMax;
  const isByBalance = limits !== null && !isTurnoverWithin;
  const amount = isByBalance ? balance : turnover;
  if (amount.max !== Infinity) {
    const limit = limits === null ? null : isByBalance ? limits.balanceMax : limits.turnoverMax;
    reasons.push({
      code: 'financial',
      year: year.year,
      by: isByBalance ? 'balance' : 'turnover',
      amount: amount.max,
      limit,
      size,
    });
  }
  const smaller = thresholds[limits ? thresholds.indexOf(limits) - 1 : thresholds.length - 1];
  if (smaller) {
    const isByStaff = staff.min >= smaller.staffBelow;
    const limit = isByStaff ? smaller.staffBelow : smaller.turnoverMax;
    reasons.push({ code: 'above', size: smaller.size, by: isByStaff ? 'staff' : 'financial', limit });
  }
  return reasons;
}
