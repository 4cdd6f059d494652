import { yearOf, type Day } from '#domain/rules/day.ts';
import { ruleAt, ruleValue, type RuleInForce } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import {
  DE_MINIMIS_REGIMES,
  isInWindow,
  windowOf,
  type AidEntry,
  type DeMinimisRegime,
  type Ledger,
} from './ledger.ts';

/**
 * Each ceiling and the aid that fills it: farming and fishing also fill the general one, while services of general
 * interest have a ceiling apart (Reg. UE 2023/2831, art. 5, and 2023/2832, art. 5).
 */
const CEILINGS: Record<DeMinimisRegime, { rule: RuleId; counts: readonly DeMinimisRegime[] }> = {
  de_minimis: {
    rule: 'de_minimis.general.ceiling',
    counts: ['de_minimis', 'de_minimis_agricolo', 'de_minimis_pesca'],
  },
  de_minimis_agricolo: { rule: 'de_minimis.agriculture.ceiling', counts: ['de_minimis_agricolo'] },
  de_minimis_pesca: { rule: 'de_minimis.fishery.ceiling', counts: ['de_minimis_pesca'] },
  de_minimis_sieg: { rule: 'de_minimis.sgei.ceiling', counts: ['de_minimis_sieg'] },
};

export type CeilingUse = {
  regime: DeMinimisRegime;
  rule: RuleInForce;
  ceiling: number;
  /** Aid within the window of this ceiling, doubtful firms included. */
  used: number;
  left: number;
  /** Above zero when the ceiling is already passed. */
  excess: number;
  /** The same without the doubtful firms. */
  usedWithoutDoubtful: number;
  leftWithoutDoubtful: number;
  /** "Anno corrente e due precedenti", as some calls still ask. */
  calendar: { from: Day; used: number; left: number };
};

/** How full one ceiling is on a day. */
export function ceilingUse(ledger: Ledger, regime: DeMinimisRegime, day: Day): CeilingUse {
  const { rule: id, counts } = CEILINGS[regime];
  const rule = ruleAt(id, day);
  const ceiling = Number(rule.value);
  const counted = ledger.entries.filter((entry) => counts.includes(entry.regime));
  const calendarFrom = `${yearOf(day) - ruleValue('de_minimis.window', day) + 1}-01-01`;
  const sum = (isDoubtfulIn: boolean, isIn: (entry: AidEntry) => boolean) =>
    sumEuro(counted.filter((entry) => belongs(ledger, entry, isDoubtfulIn) && isIn(entry)));
  const covers = (entry: AidEntry) => isInWindow(entry, day, windowOf(regime));
  const used = sum(true, covers);
  const usedWithoutDoubtful = sum(false, covers);
  const calendarUsed = sum(true, (entry) => calendarFrom <= entry.grantedOn && entry.grantedOn <= day);
  return {
    regime,
    rule,
    ceiling,
    used,
    left: room(ceiling, used),
    excess: room(used, ceiling),
    usedWithoutDoubtful,
    leftWithoutDoubtful: room(ceiling, usedWithoutDoubtful),
    calendar: { from: calendarFrom, used: calendarUsed, left: room(ceiling, calendarUsed) },
  };
}

export type Room = { left: number; leftWithoutDoubtful: number; limiting: CeilingUse };

/** What a new aid of this kind may still be worth on a day: the tightest of the ceilings it would fill. */
export function roomFor(ledger: Ledger, regime: DeMinimisRegime, day: Day): Room {
  const uses = DE_MINIMIS_REGIMES.filter((each) => CEILINGS[each].counts.includes(regime)).map((each) =>
    ceilingUse(ledger, each, day),
  );
  const limiting = uses.reduce((tightest, use) => (use.left < tightest.left ? use : tightest));
  return {
    left: limiting.left,
    leftWithoutDoubtful: Math.min(...uses.map((use) => use.leftWithoutDoubtful)),
    limiting,
  };
}

/** True for the aid of a firm of the single undertaking. */
export function belongs(ledger: Ledger, entry: AidEntry, isDoubtfulIn: boolean): boolean {
  const relation = ledger.undertakings.find((each) => each.id === entry.undertakingId)?.relation ?? 'outside';
  return relation === 'doubtful' ? isDoubtfulIn : relation !== 'outside';
}

/** In hundredths, so that ten cents added thrice are thirty. */
function sumEuro(entries: AidEntry[]): number {
  return entries.reduce((sum, entry) => sum + Math.round(entry.amountGge * 100), 0) / 100;
}

function room(ceiling: number, used: number): number {
  return Math.max(0, Math.round((ceiling - used) * 100) / 100);
}
