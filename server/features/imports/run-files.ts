import type { Storage } from '#server/platform/files/storage.ts';

/** The file of a run, kept from the upload to the end of the run, where every server can read it. */
const keyOf = (runId: string): string => `import-${runId}`;

export const keepRunFile = (storage: Storage, runId: string, bytes: Uint8Array): Promise<void> =>
  storage.write(keyOf(runId), bytes);

export const readRunFile = (storage: Storage, runId: string): Promise<Uint8Array> => storage.read(keyOf(runId));

export const dropRunFile = (storage: Storage, runId: string): Promise<void> => storage.remove(keyOf(runId));
