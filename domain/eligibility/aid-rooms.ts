import type { CompanyFacts } from '#domain/companies/company.ts';
import type { Day } from '#domain/rules/day.ts';
import {
  DE_MINIMIS_REGIMES,
  type AidEntry,
  type DeMinimisRegime,
  type Ledger,
} from '#domain/tools/de-minimis/ledger.ts';
import { roomFor } from '#domain/tools/de-minimis/room.ts';
import { readAidTold, type ToldAid } from './facts/aid-told.ts';

/** Euro left, by regime. */
export type DeMinimisRooms = Partial<Record<DeMinimisRegime, number>>;

const SELF = 'self';

/**
 * Room left under each de minimis ceiling from the aid listed, else from the aid told in words. An aid whose day is only
 * roughly known leaves the room open where it decides; no aid named is no proof of none.
 */
export function aidRooms(company: CompanyFacts, today: Day): DeMinimisRooms {
  const told = readAidTold(`${company.previousGrants}. ${company.description}`, today);
  const listed = company.aidReceived.map(({ grantedOn, amount, regime }): ToldAid => ({
    amount,
    from: grantedOn,
    to: grantedOn,
    regime,
  }));
  const aids = (listed.length > 0 ? listed : told.aids).filter(({ regime }) => regime !== 'altro');
  const rooms: DeMinimisRooms = {};
  if (aids.length > 0) {
    for (const regime of DE_MINIMIS_REGIMES) {
      const least = roomOf(aids, regime, today, 'to');
      if (least > 0 || roomOf(aids, regime, today, 'from') === 0) rooms[regime] = least;
    }
  }
  return told.isUsedUp && listed.length === 0 ? { ...rooms, de_minimis: 0 } : rooms;
}

/** With each aid as late or as early as it may have been granted. */
function roomOf(aids: readonly ToldAid[], regime: DeMinimisRegime, today: Day, end: 'from' | 'to'): number {
  const entries = aids.map((aid, at): AidEntry => ({
    id: String(at),
    grantedOn: aid[end],
    amountGge: aid.amount,
    regime: aid.regime as DeMinimisRegime,
    body: '',
    title: null,
    cor: null,
    car: null,
    undertakingId: SELF,
  }));
  const ledger: Ledger = { undertakings: [{ id: SELF, name: '', taxCode: null, relation: 'self' }], entries };
  return roomFor(ledger, regime, today).left;
}
