import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { listen } from './serve.ts';

test('an idle connection outlives the patience of a proxy', async () => {
  const { server, port } = await listen(
    () => new Response('ok'),
    { port: 0, host: '127.0.0.1' },
    async () => {},
  );
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('a port in use is told as such', async () => {
  const { server, port } = await listen(
    () => new Response('ok'),
    { port: 0, host: '127.0.0.1' },
    async () => {},
  );
  const second = listen(
    () => new Response('ok'),
    { port, host: '127.0.0.1' },
    async () => {},
  );
  await expect(second).rejects.toThrow(`Port ${String(port)} is already in use: choose another one with PORT.`);
  const elsewhere = listen(
    () => new Response('ok'),
    { port: 0, host: '192.0.2.1' },
    async () => {},
  );
  await expect(elsewhere).rejects.toThrow(/^Cannot listen on 192.0.2.1, .*check HOST and PORT\.$/);
  await new Promise((done) => server.close(done));
});

test('localhost answers by both of its names, on one port', async () => {
  const { server, port } = await listen(
    () => new Response('ok'),
    { port: 0, host: ['127.0.0.1', '::1'] },
    async () => {},
  );
  expect((await fetch(`http://localhost:${String(port)}/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${String(port)}/`)).status).toBe(200);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A server of its own process, in which closing never ends. */
function stuckServer() {
  const code = `
    import { listen } from '#server/platform/serve.ts';
    await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' }, () => new Promise(() => {}));
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) => child.stdout.once('data', resolve));
  return { child, ended, ready };
}

test('a server that cannot close ends by itself after the first signal, and at once by a second', async () => {
  const [patient, urged] = [stuckServer(), stuckServer()];
  await Promise.all([patient.ready, urged.ready]);
  const startedAt = performance.now();
  patient.child.kill('SIGTERM');
  urged.child.kill('SIGTERM');
  // The first signal has to be taken in before the second: sent together they are one.
  const again = setInterval(() => urged.child.kill('SIGTERM'), 500);
  expect(await urged.ended).toBe(1);
  clearInterval(again);
  const urgedMs = performance.now() - startedAt;
  expect(await patient.ended).toBe(1);
  expect(performance.now() - startedAt).toBeGreaterThan(urgedMs);
}, 60_000);
