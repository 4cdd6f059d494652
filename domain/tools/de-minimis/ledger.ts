import { addDays, addYears, yearOf, type Day } from '#domain/rules/day.ts';
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

/**
 * How a ceiling counts back: three years to the day (Reg. UE 2023/2831, art. 3.2), or the fiscal year of the aid and
 * the two before (Reg. UE 717/2014, art. 3, for fishing). Fiscal years are taken as calendar years.
 */
export type Window = 'rolling' | 'fiscal';
export const windowOf = (regime: DeMinimisRegime): Window => (regime === 'de_minimis_pesca' ? 'fiscal' : 'rolling');

type Granted = Pick<AidEntry, 'grantedOn'>;

/** Last day on which an aid still counts. */
function countsUntil(entry: Granted, day: Day, window: Window): Day {
  if (window === 'rolling') return addYears(entry.grantedOn, ruleValue('de_minimis.window', day));
  return addDays(`${yearOf(entry.grantedOn) + ruleValue('de_minimis.fishery.window', day)}-01-01`, -1);
}

/** First day without it. */
export function freesOn(entry: Granted, day: Day, window: Window = 'rolling'): Day {
  return addDays(countsUntil(entry, day, window), 1);
}

export function isInWindow(entry: Granted, day: Day, window: Window = 'rolling'): boolean {
  return entry.grantedOn <= day && day <= countsUntil(entry, day, window);
}

/** First day whose aid still counts on the given day. */
export function windowStart(day: Day): Day {
  const start = addYears(day, -ruleValue('de_minimis.window', day));
  return isInWindow({ grantedOn: start }, day) ? start : addDays(start, 1);
}
