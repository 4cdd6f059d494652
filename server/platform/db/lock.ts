import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirBusy extends Error {}

/**
 * PGlite takes no lock, and two openers lose rows. Node has no flock, but its SQLite holds a real
 * OS lock on a file, which the kernel drops when the process dies, kill -9 included.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new DataDirBusy(
      `Another Bandolo is already using the data in ${dataDir}.\nStop it first, or give this one its own folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
