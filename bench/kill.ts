import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { openExternal } from '#server/platform/db/external.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { sql } from 'drizzle-orm';

/**
 * kill -9 during writes loses nothing acknowledged. Each round starts the product, writes reports over HTTP
 * as fast as it answers, kills it at a random moment and counts what the database kept.
 * `node bench/kill.ts [rounds]`, on PostgreSQL when DATABASE_URL is set.
 */
const rounds = Number(process.argv[2] ?? 20);
const databaseUrl = process.env.DATABASE_URL;
const dataDir = mkdtempSync(join(tmpdir(), 'bandolo-kill-'));
const PORT = '3991';
const at = `http://127.0.0.1:${PORT}`;

const start = () =>
  spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      DEMO: '0',
      PUBLIC_URL: at,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const isUp = () =>
  fetch(`${at}/api/health`)
    .then((answer) => answer.ok)
    .catch(() => false);

async function untilUp(child: ChildProcess): Promise<void> {
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const acknowledged: string[] = [];
async function writeUntilKilled(round: number, writer: number, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const text = `giro ${String(round)}, scrittore ${String(writer)}, numero ${String(count)}`;
    const answer = await fetch(`${at}/api/grants/1/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    }).catch(() => null);
    if (answer?.ok) acknowledged.push(text);
  }
}

for (let round = 1; round <= rounds; round += 1) {
  const child = start();
  await untilUp(child);
  let isOver = false;
  const writers = [1, 2, 3, 4].map((writer) => writeUntilKilled(round, writer, () => isOver));
  await new Promise((resolve) => setTimeout(resolve, 1000 + ((round * 137) % 900)));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  isOver = true;
  await gone;
  await Promise.all(writers);
}
const database = databaseUrl ? await openExternal(databaseUrl) : await openEmbedded(join(dataDir, 'postgres'));
const kept = new Set(
  (await rowsOf<{ text: string }>(database.db, sql`select text from grant_reports`)).map(({ text }) => text),
);
const lost = acknowledged.filter((text) => !kept.has(text));
console.log(
  JSON.stringify({
    bench: 'kill',
    database: databaseUrl ? 'postgresql' : 'embedded',
    rounds,
    acknowledged: acknowledged.length,
    lost: lost.length,
  }),
);
await database.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(lost.length === 0 ? 0 : 1);
