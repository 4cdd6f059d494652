import type { Outcome } from './outcome.ts';
import { pour } from './pour.ts';
import { isQuick, whileProbing } from './probe.ts';
import { pause, startProduct, temporaryFolder, type Started } from './product.ts';

const ATTACK_MS = 10_000;
const SEARCH = '/api/grants?q=energia';

const brackets = (pairs: number) => Buffer.from(`{"email":${'['.repeat(pairs)}${']'.repeat(pairs)}}`);
/** Far more than the operation takes, and as much as it takes. */
const BODIES = { beyond: brackets(4_900_000), within: brackets(30_000) };

/**
 * Two connections of nested JSON while others search, beside the same searches while nobody attacks. With the limits that
 * every installation has: the others come from many addresses, the attack from one.
 */
export async function nested(port: number, env: Record<string, string>): Promise<Outcome> {
  const folder = temporaryFolder();
  const limited = { RATE_LIMIT: '1', TRUSTED_PROXIES: '1' };
  const product = await startProduct(port, { DATA_DIR: folder.path, ...limited, ...env });
  try {
    return await underAttack(product);
  } finally {
    await product.stop();
    folder.remove();
  }
}

async function underAttack(product: Started): Promise<Outcome> {
  const calm = await measured(product, () => pause(ATTACK_MS).then(() => 0));
  const told: Record<string, Awaited<ReturnType<typeof measured>> & { addedP99: number }> = {};
  for (const [name, piece] of Object.entries(BODIES)) {
    const attacked = await measured(product, () => attack(product.url, piece));
    told[name] = { ...attacked, addedP99: attacked.searchMs.p99 - calm.searchMs.p99 };
  }
  return { isHeld: Object.values(told).every(({ searchMs }) => isQuick(searchMs)), calm, ...told };
}

/** How long a search takes meanwhile, and what each post costs the product besides the searches. */
async function measured(product: Started, work: () => Promise<number>) {
  const before = product.cpuMs();
  const { result: posts, waits } = await whileProbing(product, SEARCH, work);
  return { posts, cpuMs: product.cpuMs() - before, searchMs: waits };
}

async function attack(url: string, piece: Buffer): Promise<number> {
  const until = performance.now() + ATTACK_MS;
  const post = async () => {
    let sent = 0;
    for (; performance.now() < until; sent += 1)
      await pour(url, { path: '/api/session', piece, times: 1, type: 'application/json' });
    return sent;
  };
  const [first, second] = await Promise.all([post(), post()]);
  return first + second;
}
