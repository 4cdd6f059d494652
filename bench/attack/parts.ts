import { CAPS } from '#domain/caps.ts';
import { operations } from './operations.ts';
import type { Outcome } from './outcome.ts';
import { pour } from './pour.ts';
import { isQuick, whileProbing } from './probe.ts';
import { texts } from './texts.ts';
import { pause, postJson, signIn, type Started } from './product.ts';

type Part = (product: Started) => Promise<Outcome>;

const MB = 1024 * 1024;
/** Often enough that one wait in a hundred can be told. */
const ROUNDS = 6;

/** Where a stranger can try to leave a body: an operation of others, one of everybody, a form without script, a page. */
const DOORS = [
  { path: '/api/admin/imports', type: 'multipart/form-data; boundary=x' },
  { path: '/api/session', type: 'application/json' },
  { path: '/public-support', type: 'application/x-www-form-urlencoded' },
  { path: '/bandi', type: 'text/plain' },
];

/** Sixteen strangers with 150 MB each, half of them without saying how much. */
/** Megabytes once the threads that are warmed after the start have loaded what they read with. */
async function settledMegabytes(product: Started): Promise<number> {
  let before = product.megabytes();
  for (let round = 0; round < 30; round += 1) {
    await pause(3000);
    const now = product.megabytes();
    if (Math.abs(now - before) < 3) return now;
    before = now;
  }
  return before;
}

const memory: Part = async (product) => {
  await fetch(`${product.url}/api/grants`);
  const before = await settledMegabytes(product);
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, product.megabytes())), 20);
  const load = { piece: Buffer.alloc(MB, 'a'), times: 150 };
  const statuses = await Promise.all(
    DOORS.flatMap(({ path, type }) =>
      [true, false, true, false].map((isChunked) => pour(product.url, { ...load, path, type, isChunked })),
    ),
  );
  await pause(1000);
  clearInterval(watch);
  const grown = Math.round(highest - before);
  return { isHeld: grown < 64, grownMegabytes: grown, statuses: [...new Set(statuses)] };
};

/** Four strangers take the whole catalogue home at once. */
const exports: Part = async (product) => {
  const take = async (kind: string) =>
    (await (await fetch(`${product.url}/api/grants/export.${kind}?status=tutti`)).arrayBuffer()).byteLength;
  const { result, waits } = await whileProbing(product, '/api/health', async () => {
    const bytes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      bytes.push(...(await Promise.all(['csv', 'xlsx', 'csv', 'xlsx'].map(take))));
    return bytes;
  });
  const isWhole = result.every((bytes) => bytes > 10_000);
  return { isHeld: isQuick(waits) && isWhole, bytes: [...new Set(result)], healthMs: waits };
};

/** More of everything than fits, at once. */
const caps: Part = async ({ url }) => {
  const cookie = await signIn(url);
  const all = (times: number, send: (at: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: times }, async (_, at) => (await send(at)).status));
  const company = { roleInCompany: 'Titolare', sector: 'energy', description: 'Una prova', ein: 'IT00743110157' };
  await all(60, (at) => postJson(url, '/api/companies', { ...company, companyName: `Prova ${String(at)}` }, cookie));
  const search = { criteria: { q: 'energia' }, hasAlert: false };
  await all(120, (at) => postJson(url, '/api/saved-searches', { ...search, name: `Ricerca ${String(at)}` }, cookie));
  const asked = await all(360, () =>
    postJson(url, '/api/ai-assistant', { type: 'smart_suggestions', data: {} }, cookie),
  );
  const read = async (path: string) =>
    (await (await fetch(url + path, { headers: { cookie } })).json()) as Record<string, unknown[]>;
  const companies = (await read('/api/companies')).companies?.length ?? 0;
  const searches = (await read('/api/saved-searches')).searches?.length ?? 0;
  const answered = asked.filter((status) => status === 200).length;
  return {
    isHeld: companies === CAPS.companies && searches === CAPS.savedSearches && answered === CAPS.assistantRequests,
    companies,
    searches,
    answered,
  };
};

/** The home of a business costs no more than two pages of a grant, as a visitor sees it. */
const MOST_PAGES = 2;
const PAGES = 60;

const dashboard: Part = async (product) => {
  const cookie = await signIn(product.url);
  const costOf = async (path: string, headers: Record<string, string>) => {
    const draw = async (times: number) => {
      for (let at = 0; at < times; at += 1) {
        const page = await fetch(product.url + path, { headers });
        if (!page.ok) throw new Error(`${path}: ${String(page.status)}`);
        await page.arrayBuffer();
      }
    };
    await draw(PAGES);
    const before = product.cpuMs();
    await draw(PAGES);
    return Math.round((product.cpuMs() - before) / PAGES);
  };
  const grantMs = await costOf('/grant/1', {});
  const homeMs = await costOf('/dashboard', { cookie });
  const times = Math.round((homeMs / grantMs) * 10) / 10;
  return { isHeld: times <= MOST_PAGES, homeCpuMs: homeMs, grantCpuMs: grantMs, times };
};

export const PARTS: Record<string, Part> = { memory, texts, operations, exports, dashboard, caps };
