import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server of one's own, over HTTP, with one empty bucket in a folder that goes with it. */
export async function startBucket(port = 0) {
  const directory = mkdtempSync(join(tmpdir(), 'bandolo-bucket-'));
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'bandolo' }],
  });
  const { port: opened } = await server.run();
  return {
    /** The keys that the server knows by itself. */
    settings: {
      endpoint: `http://127.0.0.1:${String(opened)}`,
      region: 'us-east-1',
      bucket: 'bandolo',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
