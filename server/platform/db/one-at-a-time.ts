import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

const waiting = new Map<number, Promise<unknown>>();

/**
 * Long work that must not run twice at once, in whichever process. On PostgreSQL a transaction of its own holds the
 * lock while the work goes on beside it; the embedded database has one process, and one transaction at a time.
 */
export function oneAtATime<Result>(
  db: Db,
  isExternal: boolean,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (isExternal) {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      return work();
    });
  }
  const before = waiting.get(lock) ?? Promise.resolve();
  const result = before.then(work, work);
  waiting.set(
    lock,
    result.catch(() => {}),
  );
  return result;
}
