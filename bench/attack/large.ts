import { importFile, importRun, startImport } from './imports.ts';
import type { Outcome } from './outcome.ts';
import { isQuick, whileProbing } from './probe.ts';
import { signIn, startProduct, temporaryFolder, type Started } from './product.ts';

const FIRST = 5_000_000;
const EDITS = 10;

/**
 * A catalogue of many thousands: while it comes in, while an editor changes it and people ask for their grants, while
 * it leaves as files and after a start, everybody else is answered as ever. ATTACK_RECORDS: how many.
 */
export async function largeCatalogue(port: number, env: Record<string, string>): Promise<Outcome> {
  const records = Number(process.env.ATTACK_RECORDS ?? 50_000);
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, ...env };
  try {
    const first = await startProduct(port, settings);
    const admin = await signIn(first.url, 'admin@bandolo.example');
    const business = await signIn(first.url);
    const brought = await whileProbing(first, '/api/health', async () => {
      const { report } = await importRun(
        first.url,
        admin,
        await startImport(first.url, admin, importFile(FIRST, records)),
      );
      return report.created;
    });
    const edited = await whileProbing(first, '/api/health', () => edits(first, admin, business));
    const taken = await whileProbing(first, '/api/health', () =>
      Promise.all(['csv', 'xlsx'].map((kind) => bytesOf(first, `/api/grants/export.${kind}?status=tutti`))),
    );
    await first.stop();
    const second = await startProduct(port, settings);
    const cold = await whileProbing(second, '/api/health', () => matched(second, business));
    await second.stop();
    const waits = { import: brought.waits, edits: edited.waits, exports: taken.waits, cold: cold.waits };
    const isWhole = brought.result === records && taken.result.every((bytes) => bytes > records);
    return {
      isHeld: isWhole && Object.values(waits).every(isQuick),
      created: brought.result,
      editMs: edited.result,
      bytes: taken.result,
      coldMs: cold.result,
      healthMs: waits,
    };
  } finally {
    folder.remove();
  }
}

/** What a person waits for the grants that suit them. */
async function matched({ url }: Started, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/match?limit=20`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`no match: ${await answer.text()}`);
  await answer.arrayBuffer();
  return Math.round(performance.now() - startedAt);
}

/** One change after the other, each followed by somebody's matches: the longest of those. */
async function edits(product: Started, admin: string, business: string): Promise<number> {
  const waits: number[] = [];
  await matched(product, business);
  const path = '/api/admin/grants/beni-strumentali-nuova-sabatini';
  for (let at = 0; at < EDITS; at += 1) {
    const { version } = (await (await fetch(`${product.url}${path.replace('/admin', '')}`)).json()) as {
      version: number;
    };
    const answer = await fetch(product.url + path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: admin },
      body: JSON.stringify({ version, set: { beneficiaries: `PMI di ogni settore, ${String(at)}.` } }),
    });
    if (!answer.ok) throw new Error(`edit refused: ${await answer.text()}`);
    waits.push(await matched(product, business));
  }
  return Math.max(...waits);
}

const bytesOf = async ({ url }: Started, path: string): Promise<number> =>
  (await (await fetch(url + path)).arrayBuffer()).byteLength;
