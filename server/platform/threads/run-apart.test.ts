import { expect, test } from 'vitest';
import { runApart } from './run-apart.ts';

const TASKS = 'server/platform/threads/testing/tasks.ts';

test('long work leaves this thread free', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  expect(await runApart(TASKS, 'spin', 400)).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('what fails there fails here, and the next task is done all the same', async () => {
  await expect(runApart(TASKS, 'fail')).rejects.toThrow('on purpose');
  expect(await runApart(TASKS, 'spin', 1)).toBe('done');
});

test('a thread that dies takes its work with it and is replaced', async () => {
  await expect(runApart(TASKS, 'die')).rejects.toThrow('ended before its work');
  expect(await runApart(TASKS, 'spin', 1)).toBe('done');
});
