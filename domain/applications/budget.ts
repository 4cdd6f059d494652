import type { AidKind } from '#domain/projects/expected-aid.ts';
import type { AidRate } from './aid-rates.ts';

/** Euro to the cent. */
const cents = (value: number) => Math.round(value * 100) / 100;
const total = (values: number[]) => cents(values.reduce((sum, value) => sum + value, 0));

export type BudgetLine = {
  name: string;
  amount: number;
  isOutside: boolean;
  hasQuote: boolean;
  isPaidFor: boolean | null;
};
/** What the grant says about money; null where it says nothing. */
export type AidTerms = {
  /** Given, lent, guaranteed or not paid in tax; null where no formula tells it. */
  kind: AidKind | null;
  spendMin: number | null;
  /** Above it the aid stops growing, or the project is refused. */
  spendMax: number | null;
  maxLimitsProject: boolean;
  ratePct: number | null;
  /** The cases that the grant names, each with its share; empty where there is one for all. */
  rates: AidRate[];
  /** The highest of several shares: one's own may be lower. */
  isRateMax: boolean;
  aidMax: number | null;
  /** False where the grant says that no quotes are to be brought. */
  asksQuotes: boolean;
  /** Given under de minimis: what was received before counts. */
  isDeMinimis: boolean;
  /** Room left under de minimis, for grants given under it; null where it does not apply or is unknown. */
  room: number | null;
};
export type EligibleLine = BudgetLine & { eligible: number; why: 'ok' | 'outside' | 'not_paid' | 'unknown' };
export type BudgetCheck =
  | { kind: 'spend_min'; isMet: boolean; min: number }
  | { kind: 'spend_max'; isMet: boolean; max: number }
  | { kind: 'rate_max'; rate: number }
  | { kind: 'aid_max'; max: number }
  | { kind: 'room'; isMet: boolean; room: number }
  | { kind: 'room_unknown' }
  | { kind: 'quotes'; missing: number }
  | { kind: 'unknown_lines'; count: number }
  | { kind: 'cover'; missing: number }
  | { kind: 'cover_over'; over: number };
export type Budget = {
  lines: EligibleLine[];
  /** Of the lines inside this measure. */
  spend: number;
  eligible: number;
  /** Null where the grant's rate is unknown. */
  aid: number | null;
  ownShare: number | null;
  covered: number;
  toCover: number | null;
  checks: BudgetCheck[];
};

/** A budget that adds up: what is spent, what the grant admits of it, what it gives, and what stays to be paid. */
export function budgetOf(lines: BudgetLine[], terms: AidTerms, cover: { amount: number }[]): Budget {
  const judged = lines.map(judge);
  const inside = judged.filter(({ why }) => why !== 'outside');
  const spend = total(inside.map(({ amount }) => amount));
  const eligible = total(judged.map((line) => line.eligible));
  const aid = aidOn(eligible, terms);
  const ownShare = aid === null ? null : cents(spend - aid);
  const covered = total(cover.map(({ amount }) => amount));
  const toCover = ownShare === null ? null : cents(Math.max(0, ownShare - covered));
  return {
    lines: judged,
    spend,
    eligible,
    aid,
    ownShare,
    covered,
    toCover,
    checks: checksOf({ inside, spend, eligible, ownShare, covered }, terms),
  };
}

function judge(line: BudgetLine): EligibleLine {
  if (line.isOutside) return { ...line, eligible: 0, why: 'outside' };
  if (line.isPaidFor === false) return { ...line, eligible: 0, why: 'not_paid' };
  return { ...line, eligible: line.amount, why: line.isPaidFor ? 'ok' : 'unknown' };
}

/** Rate × admitted spend, stopped by the spend limit, the aid limit and the de minimis room, in this order. */
export function aidOn(eligible: number, { spendMax, ratePct, aidMax, room }: AidTerms): number | null {
  if (ratePct === null) return null;
  const base = spendMax === null ? eligible : Math.min(eligible, spendMax);
  const asked = (base * ratePct) / 100;
  return cents(Math.min(asked, aidMax ?? Infinity, room ?? Infinity));
}

type Sums = { inside: EligibleLine[]; spend: number; eligible: number; ownShare: number | null; covered: number };

function checksOf({ inside, spend, eligible, ownShare, covered }: Sums, terms: AidTerms): BudgetCheck[] {
  const { spendMin, spendMax, maxLimitsProject, ratePct, isRateMax, aidMax, asksQuotes, isDeMinimis, room } = terms;
  const raw = ratePct === null ? null : (Math.min(eligible, spendMax ?? Infinity) * ratePct) / 100;
  const missingQuotes = inside.filter(({ hasQuote, amount }) => !hasQuote && amount > 0).length;
  const unknown = inside.filter(({ why }) => why === 'unknown').length;
  return [
    ...(spendMin === null ? [] : [{ kind: 'spend_min' as const, isMet: eligible >= spendMin, min: spendMin }]),
    ...(spendMax !== null && (maxLimitsProject || eligible > spendMax)
      ? [{ kind: 'spend_max' as const, isMet: !maxLimitsProject || spend <= spendMax, max: spendMax }]
      : []),
    ...(ratePct !== null && isRateMax ? [{ kind: 'rate_max' as const, rate: ratePct }] : []),
    ...(raw !== null && aidMax !== null && raw > aidMax ? [{ kind: 'aid_max' as const, max: aidMax }] : []),
    ...(room === null ? [] : [{ kind: 'room' as const, isMet: raw === null || raw <= room, room }]),
    ...(isDeMinimis && room === null ? [{ kind: 'room_unknown' as const }] : []),
    ...(asksQuotes && missingQuotes > 0 ? [{ kind: 'quotes' as const, missing: missingQuotes }] : []),
    ...(unknown > 0 ? [{ kind: 'unknown_lines' as const, count: unknown }] : []),
    ...(ownShare !== null && covered < ownShare
      ? [{ kind: 'cover' as const, missing: cents(ownShare - covered) }]
      : []),
    ...(ownShare !== null && covered > ownShare
      ? [{ kind: 'cover_over' as const, over: cents(covered - ownShare) }]
      : []),
  ];
}
