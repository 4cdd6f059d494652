import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { LANES } from './lanes.ts';
import { openWorkers } from './pool.ts';
import type * as tasks from './testing/tasks.ts';

const TASKS = 'server/platform/workers/testing/tasks.ts';
const LIMITS = { timeLimitMs: 60_000 };
const lines: string[] = [];
const workers = openWorkers(createLog('warn', { write: (line) => void lines.push(line) }));
afterAll(() => workers.close());
const spin = (ms: number) => workers.run<typeof tasks.spin>(TASKS, 'spin', [ms], LIMITS);
const spinForever = (limits: Parameters<typeof workers.run>[3]) =>
  workers.run<typeof tasks.spinForever>(TASKS, 'spinForever', [], limits);

test('long work leaves this thread free', async () => {
  let rounds = 0;
  const timer = setInterval(() => (rounds += 1), 10);
  expect(await spin(400)).toBe('done');
  clearInterval(timer);
  expect(rounds).toBeGreaterThan(5);
});

test('what fails there fails here, and the next task is done all the same', async () => {
  await expect(workers.run<typeof tasks.fail>(TASKS, 'fail', [], LIMITS)).rejects.toThrow('on purpose');
  expect(await spin(1)).toBe('done');
});

test('a thread that dies takes its work with it and is replaced', async () => {
  await expect(workers.run<typeof tasks.die>(TASKS, 'die', [], LIMITS)).rejects.toThrow('exited');
  expect(await spin(1)).toBe('done');
});

test('work beyond its limit is ended and refused; the log names its owner and how long the text is', async () => {
  lines.length = 0;
  const refused = spinForever({ timeLimitMs: 20, chars: 77 });
  await expect(refused).rejects.toMatchObject({ name: 'AppError', code: 'text_not_read' });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      level: 'warn',
      module: TASKS,
      name: 'spinForever',
      chars: 77,
      timeLimitMs: 20,
      msg: 'a worker was ended at its time limit',
    },
  ]);
  expect(await spin(1)).toBe('done');
});

test('while every thread is busy for ever, what waits is done as soon as they are ended', async () => {
  const endless = Array.from({ length: LANES.quick.threads }, () =>
    spinForever({ timeLimitMs: 20, refusal: 'unexpected' }),
  );
  const waiting = spin(1);
  for (const each of endless) await expect(each).rejects.toMatchObject({ code: 'unexpected' });
  expect(await waiting).toBe('done');
});

test('work that fills the memory ends with its thread alone', async () => {
  const refused = workers.run<typeof tasks.fillMemory>(TASKS, 'fillMemory', [], LIMITS);
  await expect(refused).rejects.toMatchObject({ code: 'text_not_read' });
  expect(await spin(1)).toBe('done');
});

test('more than may wait is refused at once', async () => {
  const room = LANES.quick.threads + LANES.quick.maxWaiting;
  const all = Array.from({ length: room + 1 }, () => spin(1));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.slice(0, room).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable' } });
});
