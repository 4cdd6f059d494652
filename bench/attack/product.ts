import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product as a process of its own, on this machine alone. */
export type Started = {
  url: string;
  /** Memory in use, in megabytes. */
  megabytes(): number;
  /** Processor time since the start, in milliseconds, to the tick of ten. */
  cpuMs(): number;
  /** Processor time that its loop spent at most in one go since this was asked last. */
  longestTurnMs(): Promise<number>;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const START_MS = 600_000;
const TICK_MS = 10;
const LONGEST_TURN = new URL('longest-turn.ts', import.meta.url).href;

export async function startProduct(port: number, env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['--import', LONGEST_TURN, 'server/main.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
      DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end); // a part that fails leaves nothing behind
  child.once('exit', () => process.off('exit', end));
  const url = `http://localhost:${String(port)}`;
  const startedAt = performance.now();
  for (;;) {
    const isUp = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || performance.now() - startedAt > START_MS)
      throw new Error('the product did not start');
    await pause(100);
  }
  return {
    url,
    megabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(child.pid)}/status`, 'utf8'))?.[1]) / 1024,
    cpuMs: () => {
      const stat = readFileSync(`/proc/${String(child.pid)}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * TICK_MS;
    },
    async longestTurnMs() {
      child.send('longest-turn');
      const [told] = (await once(child, 'message')) as [{ longestTurnMs: number }];
      return told.longestTurnMs;
    },
    stop(signal = 'SIGTERM') {
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill(signal);
      return gone;
    },
  };
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'bandolo-attack-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The cookie of a demo account. */
export async function signIn(
  url: string,
  email = 'azienda@bandolo.example',
  password = 'bandolo-demo',
): Promise<string> {
  const answer = await postJson(url, '/api/session', { email, password });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`nobody signs in: ${String(answer.status)}`);
  return cookie;
}

export const postJson = (url: string, path: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
