import { join } from 'node:path';
import { FileStorage } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import { AppError } from '#domain/errors.ts';
import type { Env } from '#server/env.ts';
import { codeOf } from '#server/platform/start-problem.ts';

/** Where private bytes lie: a folder beside the database, or a bucket when one is configured. */
export type Storage = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
};

export async function openStorage(env: Pick<Env, 's3' | 'dataDir'>): Promise<Storage> {
  const disk = new FileStorage(env.s3 ? await s3Adapter(env.s3) : new LocalStorageAdapter(join(env.dataDir, 'files')));
  return {
    write: (key, bytes) =>
      disk.write(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(refuseWithoutRoom),
    read: (key) => disk.readToUint8Array(key),
    remove: (key) => disk.deleteFile(key),
  };
}

/** No room left is nobody's mistake and may pass: it is told like a database that is away. */
function refuseWithoutRoom(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^(ENOSPC|EDQUOT|EROFS)$/.test(codeOf(cause))) throw new AppError('service_unavailable', { cause: error });
  }
  throw error;
}

/** Loaded only when configured: the client is the heaviest package of the product. */
async function s3Adapter(settings: NonNullable<Env['s3']>) {
  const [{ S3Client }, { AwsS3StorageAdapter }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@flystorage/aws-s3'),
  ]);
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: endpoint !== undefined,
    // Stores that speak S3 without being Amazon's know no checksums behind the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new AwsS3StorageAdapter(client, { bucket });
}
