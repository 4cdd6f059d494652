import { startBucket } from '#server/testing/bucket.ts';
import { startProduct, temporaryFolder, type Started } from './product.ts';

export type Pair = {
  first: Started;
  second: Started;
  /** SIGKILL to the second, which then starts again on the same port. */
  killSecond(): Promise<void>;
  close(): Promise<void>;
};

/** Two servers on one PostgreSQL and one S3-compatible store, each a process with a folder of its own. */
export async function startPair(databaseUrl: string, ports: readonly [number, number]): Promise<Pair> {
  const bucket = await startBucket();
  const folders = [temporaryFolder(), temporaryFolder()];
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
  const start = (at: 0 | 1) =>
    startProduct(ports[at], {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folders[at]!.path,
      PUBLIC_URL: 'http://localhost',
    });
  const first = await start(0);
  const pair: Pair = {
    first,
    second: await start(1),
    async killSecond() {
      await pair.second.stop('SIGKILL');
      pair.second = await start(1);
    },
    async close() {
      await Promise.all([first.stop(), pair.second.stop()]);
      await bucket.close();
      for (const folder of folders) folder.remove();
    },
  };
  return pair;
}
