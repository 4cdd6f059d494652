import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartProblem } from '#server/platform/start-problem.ts';

/** Any number, the same in every process. */
const FILE_PLACE_LOCK = 7_214_034;
/** A server that was killed is forgotten by PostgreSQL a moment later. */
const PATIENCE_MS = 5_000;
const AGAIN_MS = 500;

const PROBLEM = `Another Bandolo server uses this database, and files that lie in one server's own folder are missing on the other.
Give every server the same bucket (S3_BUCKET and its settings) or, if DATA_DIR/files is one folder for all of them, FILES_SHARED=1.`;

/**
 * A server whose files lie in a folder of its own must be the only one on its database; those with a common place for
 * them may be several. Held for the life of the connection, which ends with the process.
 */
export async function claimFilePlace(connectionString: string, isCommon: boolean, patienceMs = PATIENCE_MS) {
  const client = new Client({ connectionString, keepAlive: true });
  client.on('error', () => {}); // a restarted database forgets the claim; the next start checks it again
  await client.connect();
  const claim = isCommon ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  for (const startedAt = performance.now(); ; await pause(AGAIN_MS)) {
    const { rows } = await client.query<{ ok: boolean }>(`select ${claim}(${String(FILE_PLACE_LOCK)}) as ok`);
    if (rows[0]?.ok) return { release: () => client.end() };
    if (performance.now() - startedAt < patienceMs) continue;
    await client.end();
    throw new StartProblem(PROBLEM);
  }
}
