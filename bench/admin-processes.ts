import { startBucket } from '#server/testing/bucket.ts';
import { startPostgres } from './attack/postgres.ts';
import { pause, signIn, startProduct, temporaryFolder } from './attack/product.ts';

/**
 * Two servers, two processes, one PostgreSQL: how long until what an administrator does on the first is in the search of
 * the second. One line of JSON per change; ends with 1 when one takes a second or more. ADMIN_PORT: the first of three.
 */
const ROUNDS = 5;
const AT_MOST_MS = 1_000;
const GIVE_UP_MS = 5_000;
const firstPort = Number(process.env.ADMIN_PORT ?? 3971);

const postgres = startPostgres(firstPort + 2);
if (!postgres) {
  console.log(JSON.stringify({ bench: 'admin-processes', skipped: 'PostgreSQL is not installed' }));
  process.exit(0);
}
const bucket = await startBucket();
const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
const folders = [temporaryFolder(), temporaryFolder()];
const start = (at: number) =>
  startProduct(firstPort + at, {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    DATABASE_URL: postgres.url,
    DATA_DIR: folders[at]!.path,
    PUBLIC_URL: 'http://localhost',
  });
const first = await start(0);
const second = await start(1);
const admin = await signIn(first.url, 'admin@bandolo.example');

async function send(method: string, path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', cookie: admin };
  const answer = await fetch(first.url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}
async function found(words: string): Promise<string[]> {
  const address = `${second.url}/api/grants?status=tutti&pageSize=100&q=${encodeURIComponent(words)}`;
  const { items } = (await (await fetch(address)).json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}
/** From the answer of the first server to the search of the second. */
async function untilSeen(isThere: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isThere())) {
    if (performance.now() - startedAt > GIVE_UP_MS) return GIVE_UP_MS;
    await pause(5);
  }
  return Math.round(performance.now() - startedAt);
}

const [grant, other] = (await found('fotovoltaico')) as [string, string];
const lists = (words: string, id: string, isWanted: boolean) => async () =>
  (await found(words)).includes(id) === isWanted;
const seen = async () =>
  (await (await fetch(`${second.url}/api/grants/${grant}`)).json()) as { grant: { name: string }; version: number };
const CHANGES: Record<string, () => Promise<number>> = {
  unpublish: async () => {
    await send('POST', '/api/admin/catalogue/publication', { ids: [grant], isPublished: false, reason: 'Prova' });
    return untilSeen(lists('fotovoltaico', grant, false));
  },
  publish: async () => {
    await send('POST', '/api/admin/catalogue/publication', { ids: [grant], isPublished: true, reason: '' });
    return untilSeen(lists('fotovoltaico', grant, true));
  },
  merge: async () => {
    await send('PUT', `/api/admin/catalogue/${grant}/merge`, { into: other });
    return untilSeen(lists('fotovoltaico', grant, false));
  },
  part: async () => {
    await send('DELETE', `/api/admin/catalogue/${grant}/merge`, {});
    return untilSeen(lists('fotovoltaico', grant, true));
  },
  edit: async () => {
    const { version } = await seen();
    const name = `Zefiro ${String(version)}`;
    await send('PATCH', `/api/admin/grants/${grant}`, { version, set: { name } });
    return untilSeen(async () => (await seen()).grant.name === name);
  },
  synonym: async () => {
    await send('POST', '/api/admin/synonyms', { synonyms: [{ said: 'zurlone', means: ['fotovoltaico'] }] });
    return untilSeen(lists('zurlone', other, true));
  },
  'synonym removed': async () => {
    const headers = { cookie: admin };
    const answer = await fetch(`${first.url}/api/admin/synonyms`, { headers });
    const { items } = (await answer.json()) as { items: { id: string }[] };
    await send('POST', '/api/admin/synonyms/removals', { ids: items.map(({ id }) => id) });
    return untilSeen(lists('zurlone', other, false));
  },
};

const times = new Map(Object.keys(CHANGES).map((change) => [change, [] as number[]]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [change, run] of Object.entries(CHANGES)) times.get(change)!.push(await run());
let isHeld = true;
for (const [change, measured] of times) {
  const slowestMs = Math.max(...measured);
  isHeld &&= slowestMs < AT_MOST_MS;
  console.log(JSON.stringify({ bench: 'admin-processes', change, slowestMs, ms: measured }));
}
await Promise.all([first.stop(), second.stop()]);
await bucket.close();
postgres.stop();
for (const folder of folders) folder.remove();
process.exit(isHeld ? 0 : 1);
