import { sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Db } from './platform/db/db.ts';

/** A write that worked is good for this long, however often somebody looks. */
const REST_MS = 5000;

/** Whether the database takes a write, not only a question: a full disk still answers those. */
export function createWriteProbe(
  services: { db: Db },
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let wroteAt = -Infinity;
  let underWay: Promise<void> | undefined;
  async function write(): Promise<void> {
    try {
      await services.db.execute(
        sql`insert into server_health (id, written_at) values (1, now()) on conflict (id) do update set written_at = now()`,
      );
      wroteAt = now();
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    } finally {
      underWay = undefined;
    }
  }
  return async () => {
    if (now() - wroteAt < REST_MS) return;
    underWay ??= write();
    await underWay;
  };
}
