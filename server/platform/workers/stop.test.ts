import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a server whose worker computes without end answers others, and stops when it is asked to', async () => {
  const child = spawn(process.execPath, ['--no-warnings', 'server/platform/workers/testing/busy-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const at = (path: string) => fetch(`http://127.0.0.1:${port.toString().trim()}${path}`);
  const endless = at('/endless').then(
    () => 'answered',
    () => 'cut off',
  );
  expect(await (await at('/')).text()).toBe('ok');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await endless).toBe('cut off');
});
