import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startBucket } from '#server/testing/bucket.ts';
import { openStorage, type Storage } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bandolo-files-'));
const bucket = await startBucket();
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** More than one part, and every byte there is. */
const bytes = Uint8Array.from({ length: 6 * 1024 * 1024 }, (_, at) => at % 251);

async function tryOut(one: Storage, other: Storage) {
  await one.write('a-key', bytes);
  expect(Buffer.compare(await other.read('a-key'), bytes)).toBe(0);
  await one.write('a-key', bytes.subarray(0, 3));
  expect(await other.read('a-key')).toEqual(bytes.subarray(0, 3));
  await other.remove('a-key');
  await expect(one.read('a-key')).rejects.toThrow();
  await one.remove('a-key');
}

test('a folder keeps what is written, and two that share it see the same', async () => {
  const place = { dataDir, s3: undefined };
  await tryOut(await openStorage(place), await openStorage(place));
});

test('so does a bucket of a real server that speaks S3', async () => {
  const place = { dataDir, s3: bucket.settings };
  await tryOut(await openStorage(place), await openStorage(place));
});
