import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { refuseSlow, tryReread } from './reread.ts';
import { spin } from './testing/tasks.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });
const OWNER = { module: 'words.ts', name: 'readWords', chars: 12 };

test('what a few rounds of the processor bear is read again', () => {
  refuseSlow(
    log,
    tryReread(50, () => 'read'),
    OWNER,
  );
  expect(lines).toEqual([]);
});

test('what is slow each time is refused, and the log says where', () => {
  let rounds = 0;
  const slow = tryReread(1, () => {
    rounds += 1;
    const before = process.threadCpuUsage().user;
    while (process.threadCpuUsage().user - before < 20_000) spin(1);
  });
  expect(rounds).toBe(3);
  expect(() => refuseSlow(log, slow, OWNER)).toThrow('text_not_read');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([OWNER]);
});

test('what is slow only the first time is read', () => {
  let rounds = 0;
  const { isTooSlow } = tryReread(50, () => {
    rounds += 1;
    const before = process.threadCpuUsage().user;
    while (rounds === 1 && process.threadCpuUsage().user - before < 100_000) spin(1);
  });
  expect(isTooSlow).toBe(false);
});
