import { expect, test } from 'vitest';
import type { Db } from './platform/db/db.ts';
import { createWriteProbe } from './write-probe.ts';

test('writing is tried at most every few seconds, by all who ask together, and a failure again at once', async () => {
  let [now, writes, isFull] = [0, 0, false];
  const execute = async () => {
    writes += 1;
    if (isFull) throw new Error('No space left on device');
  };
  const probe = createWriteProbe({ db: { execute } as unknown as Db }, () => now);
  await Promise.all([probe(), probe(), probe()]);
  expect(writes).toBe(1);
  now += 4000;
  await probe();
  expect(writes).toBe(1);
  now += 2000;
  isFull = true;
  await expect(probe()).rejects.toMatchObject({ code: 'service_unavailable' });
  await expect(probe()).rejects.toMatchObject({ code: 'service_unavailable' });
  isFull = false;
  await probe();
  expect(writes).toBe(4);
});
