import type { Day } from '#domain/rules/day.ts';
import {
  DE_MINIMIS_REGIMES,
  freesOn,
  isInWindow,
  windowOf,
  windowStart,
  type AidEntry,
  type DeMinimisRegime,
  type Ledger,
} from './ledger.ts';
import { belongs, ceilingUse, roomFor, type CeilingUse } from './room.ts';

export type LedgerLine = AidEntry & { isCounted: boolean; isOutside: boolean; isDoubtful: boolean; freesOn: Day };

export type LedgerDoubt =
  | { code: 'doubtful_firm'; name: string }
  | { code: 'rule_low_confidence'; regime: DeMinimisRegime }
  | { code: 'rule_not_in_force'; regime: DeMinimisRegime }
  | { code: 'future_entry'; id: string }
  | { code: 'register_may_be_incomplete' };

export type DeMinimisPosition = {
  day: Day;
  windowFrom: Day;
  ceilings: CeilingUse[];
  lines: LedgerLine[];
  uncertain: LedgerDoubt[];
};

/** The whole ledger on a day: ceilings, lines newest first, and what it cannot see. */
export function deMinimisPosition(ledger: Ledger, day: Day): DeMinimisPosition {
  const lines = ledger.entries
    .map((entry): LedgerLine => ({
      ...entry,
      isCounted: belongs(ledger, entry, true) && isInWindow(entry, day, windowOf(entry.regime)),
      isOutside: !belongs(ledger, entry, true),
      isDoubtful: belongs(ledger, entry, true) && !belongs(ledger, entry, false),
      freesOn: freesOn(entry, day, windowOf(entry.regime)),
    }))
    .sort((a, b) => (a.grantedOn < b.grantedOn ? 1 : a.grantedOn > b.grantedOn ? -1 : 0));
  const ceilings = DE_MINIMIS_REGIMES.map((regime) => ceilingUse(ledger, regime, day));
  return { day, windowFrom: windowStart(day), ceilings, lines, uncertain: doubts(ledger, lines, ceilings, day) };
}

function doubts(ledger: Ledger, lines: LedgerLine[], ceilings: CeilingUse[], day: Day): LedgerDoubt[] {
  const regimesInUse = new Set<DeMinimisRegime>(['de_minimis', ...lines.map((line) => line.regime)]);
  const inUse = ceilings.filter((use) => regimesInUse.has(use.regime));
  return [
    ...ledger.undertakings
      .filter((each) => each.relation === 'doubtful')
      .map((each): LedgerDoubt => ({ code: 'doubtful_firm', name: each.name })),
    ...inUse
      .filter((use) => !use.rule.inForce)
      .map((use): LedgerDoubt => ({ code: 'rule_not_in_force', regime: use.regime })),
    ...inUse
      .filter((use) => use.rule.confidence === 'low')
      .map((use): LedgerDoubt => ({ code: 'rule_low_confidence', regime: use.regime })),
    ...lines.filter((line) => line.grantedOn > day).map((line): LedgerDoubt => ({ code: 'future_entry', id: line.id })),
    { code: 'register_may_be_incomplete' },
  ];
}

type RoomChange = { day: Day; left: number; change: number; entryIds: string[] };

/** Every later day on which the room for a kind of aid changes, oldest first. */
export function roomTimeline(ledger: Ledger, regime: DeMinimisRegime, from: Day): RoomChange[] {
  const counted = ledger.entries.filter((entry) => belongs(ledger, entry, true));
  const daysOf = (entry: AidEntry) => [
    entry.grantedOn,
    freesOn(entry, from),
    freesOn(entry, from, windowOf(entry.regime)),
  ];
  const days = counted.flatMap(daysOf).filter((day) => day > from);
  let left = roomFor(ledger, regime, from).left;
  const changes: RoomChange[] = [];
  for (const day of [...new Set(days)].sort()) {
    const next = roomFor(ledger, regime, day).left;
    if (next === left) continue;
    const entryIds = counted.filter((each) => daysOf(each).includes(day)).map((each) => each.id);
    changes.push({ day, left: next, change: Math.round((next - left) * 100) / 100, entryIds });
    left = next;
  }
  return changes;
}
