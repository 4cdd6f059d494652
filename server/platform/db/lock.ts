import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, StartProblem } from '#server/platform/start-problem.ts';

export class DataDirBusy extends StartProblem {}

/** A database nobody refers to is collected, and its lock goes with it: what is held is held here, whatever callers keep. */
const held = new Set<DatabaseSync>();

/**
 * PGlite takes no lock, and two openers lose rows. Node has no flock, but its SQLite holds a real
 * OS lock on a file, which the kernel drops when the process dies, kill -9 included.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const lock = openLock(dataDir);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new DataDirBusy(
      `Another Bandolo is already using the data in ${dataDir}.\nStop it first, or give this one its own folder with DATA_DIR.`,
      { cause: error },
    );
  }
  held.add(lock);
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
  } catch (cause) {
    const advice = 'Give a folder that can be written with DATA_DIR.';
    throw new StartProblem(`The data cannot be kept in ${dataDir} (${codeOf(cause)}).\n${advice}`, { cause });
  }
}
