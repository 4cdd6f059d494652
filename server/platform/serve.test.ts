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
