import type { Day } from '#domain/rules/day.ts';
import type { DeMinimisRegime } from '#domain/tools/de-minimis/ledger.ts';
import { roomFor, type Room } from '#domain/tools/de-minimis/room.ts';
import type { Company } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { ledgerOf } from './ledger.ts';

/** For other features: what a new aid of a company may still be worth on a day. */
export async function deMinimisRoom(
  db: Db,
  userId: string,
  company: Company,
  regime: DeMinimisRegime,
  day: Day,
): Promise<Room> {
  return roomFor(await ledgerOf(db, userId, company), regime, day);
}
