import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import type { Day } from '#domain/rules/day.ts';
import { DE_MINIMIS_REGIMES, type Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { roomTimeline } from '#domain/tools/de-minimis/position.ts';
import { roomFor } from '#domain/tools/de-minimis/room.ts';
import type { Company } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { ledgerOf } from './ledger.ts';

export { recordAwardedAid } from './awarded-aid.ts';
export { deMinimisOf } from './planned-grants.ts';

/**
 * For other features: what a new aid of a company may still be worth on a day, by regime. An empty ledger is no proof
 * of no aid, and firms that belong only perhaps leave a full ceiling in doubt: what is not known is left out.
 */
export async function knownDeMinimisRooms(db: Db, company: Company, day: Day): Promise<DeMinimisRooms> {
  return roomsIn(await ledgerOf(db, company), day);
}

function roomsIn(ledger: Ledger, day: Day): DeMinimisRooms {
  if (ledger.entries.length === 0) return {};
  const rooms = DE_MINIMIS_REGIMES.map((regime) => [regime, roomFor(ledger, regime, day)] as const);
  const known = rooms.filter(([, room]) => room.left > 0 || room.leftWithoutDoubtful === 0);
  return Object.fromEntries(known.map(([regime, room]) => [regime, room.left]));
}

const RELEASES = 6;

/** For other features: the coming days on which the general ceiling frees room, and how much. */
export async function deMinimisReleases(db: Db, company: Company, day: Day) {
  const changes = roomTimeline(await ledgerOf(db, company), 'de_minimis', day);
  return changes
    .filter(({ change }) => change > 0)
    .slice(0, RELEASES)
    .map(({ day: on, left, change }) => ({ day: on, left, change }));
}
