import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder in which the demo data is loaded already (template.ts). */
export const TEMPLATE = '.data-e2e';
const FIRST_PORT = Number(process.env.E2E_PORT ?? 3122);
const PORTS_PER_WORKER = 2;
/** Kept from one start to the next, as `npm start` does: a seventh of a start is compiling the same code again. */
const COMPILED = 'node_modules/.cache/node';

/** Each worker has a port for its server, and one for a second server with settings of its own. */
export const portOf = (worker: number, which: 'first' | 'second' = 'first') =>
  FIRST_PORT + worker * PORTS_PER_WORKER + (which === 'first' ? 0 : 1);

type Settings = { port: number; dataDir?: string; env?: Record<string, string> };

/** The built product on a copy of the prepared data, or on the folder given. */
export async function startServer({ port, dataDir, env = {} }: Settings) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'bandolo-e2e-'));
  if (!dataDir) cpSync(TEMPLATE, folder, { recursive: true });
  const own = {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
  };
  const child = spawn(process.execPath, ['--import', './e2e/in-server.ts', 'server/main.ts'], {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${String(port)}`;
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  for (let isReady = false; !isReady; isReady = await isUp()) {
    // Also when somebody answers: it could be another program on this port.
    if (child.exitCode !== null) throw new Error(`the server of port ${String(port)} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
