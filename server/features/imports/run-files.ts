import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a run, kept from the upload to the end of the run. The name is the run's id, never the client's. */
const fileOf = (dataDir: string, runId: string): string => join(dataDir, 'imports', runId);

export async function keepRunFile(dataDir: string, runId: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(dataDir, 'imports'), { recursive: true });
  await writeFile(fileOf(dataDir, runId), bytes);
}

export const readRunFile = (dataDir: string, runId: string): Promise<Uint8Array> => readFile(fileOf(dataDir, runId));

export const dropRunFile = (dataDir: string, runId: string): Promise<void> =>
  rm(fileOf(dataDir, runId), { force: true });
