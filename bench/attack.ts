import { killedImport } from './attack/killed.ts';
import { largeCatalogue } from './attack/large.ts';
import { nested } from './attack/nested.ts';
import type { Outcome } from './attack/outcome.ts';
import { PARTS } from './attack/parts.ts';
import { startPostgres } from './attack/postgres.ts';
import { startProduct, temporaryFolder } from './attack/product.ts';
import { twoServers } from './attack/servers.ts';

/**
 * What an attack tried, as bounded scripts against the built product on this machine: `node bench/attack.ts [part…]`.
 * One line of JSON per part and database; ends with 1 when something did not hold. ATTACK_PORT: the first of four ports.
 */
const wanted = process.argv.slice(2);
const firstPort = Number(process.env.ATTACK_PORT ?? 3981);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
let haveAllHeld = true;

async function tell(database: string, part: string, work: () => Promise<Outcome>): Promise<void> {
  if (!isWanted(part)) return;
  const startedAt = performance.now();
  const outcome = await work().catch((error: unknown): Outcome => ({ isHeld: false, error: String(error) }));
  haveAllHeld &&= outcome.isHeld;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(JSON.stringify({ bench: 'attack', database, part, ...outcome, seconds }));
}

async function attack(database: string, env: Record<string, string>): Promise<void> {
  if (Object.keys(PARTS).some(isWanted)) {
    const folder = temporaryFolder();
    const product = await startProduct(firstPort, { DATA_DIR: folder.path, ...env });
    for (const [part, run] of Object.entries(PARTS)) await tell(database, part, () => run(product));
    await product.stop();
    folder.remove();
  }
  await tell(database, 'nested', () => nested(firstPort, env));
  await tell(database, 'killed', () => killedImport(firstPort, env));
  await tell(database, 'large', () => largeCatalogue(firstPort, env));
}

await attack('embedded', {});
const postgres = startPostgres(firstPort + 3);
if (postgres) {
  await attack('postgresql', { DATABASE_URL: postgres.url });
  await tell('postgresql', 'servers', () => twoServers(postgres.url, [firstPort, firstPort + 1]));
  postgres.stop();
} else console.log(JSON.stringify({ bench: 'attack', database: 'postgresql', skipped: 'not installed' }));
process.exit(haveAllHeld ? 0 : 1);
