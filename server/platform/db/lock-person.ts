import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** One change at a time per person, until the transaction ends: choices and counts that span several rows hold. */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
}
