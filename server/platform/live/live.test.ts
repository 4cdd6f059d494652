import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { ExternalDatabase } from '#server/platform/db/external.ts';
import type { Log } from '#server/platform/log.ts';
import { openLive } from './live.ts';

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const LISTENING = Buffer.concat([message('C', Buffer.from('LISTEN\0')), message('Z', Buffer.from('I'))]);

/** Enough of PostgreSQL to be listened to. */
async function startDatabase(port = 0) {
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => {}).on('close', () => lines.delete(line));
    line.on('data', (data) => line.write(data[0] === 'Q'.charCodeAt(0) ? LISTENING : WELCOME));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    stop() {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}

test('while the database is away one line is tried again and again, and one is open when it is back', async () => {
  const first = await startDatabase();
  const warn = vi.fn();
  const connectionString = `postgresql://bandolo@127.0.0.1:${String(first.port)}/bandolo`;
  const live = await openLive({ kind: 'external', connectionString } as ExternalDatabase, { warn } as unknown as Log);
  const heard = vi.fn();
  live.hear('grants', heard);
  first.stop();
  await pause(3_200);
  const refused = warn.mock.calls.filter(([, words]) => words === 'live connection cannot be opened again yet');
  expect(refused.length).toBeGreaterThan(1);
  expect(refused.length).toBeLessThan(8);
  const second = await startDatabase(first.port);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null), { timeout: 5_000 });
  await pause(1_200);
  expect(second.lines.size).toBe(1);
  await live.close();
  second.stop();
});
