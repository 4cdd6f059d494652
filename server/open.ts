import { join } from 'node:path';
import type { Services } from './context.ts';
import type { Env } from './env.ts';
import { openEmbedded } from './platform/db/embedded.ts';
import { openExternal } from './platform/db/external.ts';
import { lockDataDir } from './platform/db/lock.ts';
import { openStorage } from './platform/files/storage.ts';
import { createRateLimiter, unlimited } from './platform/http/rate-limit.ts';
import { openLive } from './platform/live/live.ts';
import { createLog } from './platform/log.ts';
import { startQueue } from './platform/queue/queue.ts';
import { openWorkers } from './platform/workers/pool.ts';
import { ownGrantsOf } from './features/applications/service.ts';
import { JOBS } from './jobs.ts';

type Opened = {
  services: Services;
  /** One server at a time, of all that start on this database. */
  alone(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Everything that must exist once per process, however often the code above it is reloaded. */
export async function openServices(env: Env): Promise<Opened> {
  const log = createLog(env.logLevel);
  const lock = env.databaseUrl ? undefined : lockDataDir(env.dataDir);
  const database = env.databaseUrl
    ? await openExternal(env.databaseUrl)
    : await openEmbedded(join(env.dataDir, 'postgres'));
  const queue = await startQueue(database, JOBS, log);
  const live = await openLive(database, log);
  const storage = await openStorage(env);
  const workers = openWorkers(log);
  const limits = env.hasRateLimits
    ? createRateLimiter(database.kind === 'external' ? database.pool : undefined)
    : unlimited;
  return {
    services: {
      db: database.db,
      queue,
      live,
      storage,
      env,
      log,
      limits,
      workers,
      ownGrants: (userId) => ownGrantsOf(database.db, userId),
      now: () => new Date(),
    },
    alone: (work) => database.alone(work),
    async close() {
      await queue.stop();
      await live.close();
      await database.close();
      // Last: work that was cut off can write nothing any more, and its job begins again at the next start.
      await workers.close();
      lock?.release();
    },
  };
}
