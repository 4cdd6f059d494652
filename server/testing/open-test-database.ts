import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { openExternal } from '#server/platform/db/external.ts';

/** A database of one's own: embedded in memory or, when TEST_DATABASE_URL names a server, on real PostgreSQL. */
export async function openTestDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmbedded();
  const name = `bandolo_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openExternal(address.href);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
