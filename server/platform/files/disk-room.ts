import { statfs } from 'node:fs/promises';

/** What is left on the disk that holds a folder; null where nobody can say. */
export async function diskRoom(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
