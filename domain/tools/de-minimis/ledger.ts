import { addDays, addYears, type Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';

/** The first three are codes of AID_REGIMES; services of general economic interest have their own ceiling. */
export const DE_MINIMIS_REGIMES = ['de_minimis', 'de_minimis_agricolo', 'de_minimis_pesca', 'de_minimis_sieg'] as const;
export type DeMinimisRegime = (typeof DE_MINIMIS_REGIMES)[number];

export type AidEntry = {
  id: string;
  /** Day on which the right to the aid was given, not the day of payment. */
  grantedOn: Day;
  /** Gross grant equivalent in euro ("elemento di aiuto"), not the principal of a loan. */
  amountGge: number;
  regime: DeMinimisRegime;
  body: string;
  title: string | null;
  /** Codes of the national register: COR of the aid, CAR of the measure. */
  cor: string | null;
  car: string | null;
  undertakingId: string;
};

/**
 * Who belongs to the single undertaking (art. 2.2). Acquired firms bring their aid; links through natural
 * persons alone are disputed, so they are counted apart.
 */
export const UNDERTAKING_RELATIONS = ['self', 'linked', 'acquired', 'doubtful', 'outside'] as const;
export type UndertakingRelation = (typeof UNDERTAKING_RELATIONS)[number];
export type Undertaking = { id: string; name: string; taxCode: string | null; relation: UndertakingRelation };

export type Ledger = { undertakings: Undertaking[]; entries: AidEntry[] };

/** Last day on which an aid still counts: three years to the day (Reg. UE 2023/2831, art. 3.2). */
export function countsUntil(entry: Pick<AidEntry, 'grantedOn'>, day: Day): Day {
  return addYears(entry.grantedOn, ruleValue('de_minimis.window', day));
}

/** First day without it. */
export function freesOn(entry: Pick<AidEntry, 'grantedOn'>, day: Day): Day {
  return addDays(countsUntil(entry, day), 1);
}

export function isInWindow(entry: Pick<AidEntry, 'grantedOn'>, day: Day): boolean {
  return entry.grantedOn <= day && day <= countsUntil(entry, day);
}

/** First day whose aid still counts on the given day. */
export function windowStart(day: Day): Day {
  const start = addYears(day, -ruleValue('de_minimis.window', day));
  return isInWindow({ grantedOn: start }, day) ? start : addDays(start, 1);
}
