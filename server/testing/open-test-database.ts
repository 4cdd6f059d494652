import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { openExternal } from '#server/platform/db/external.ts';

/** Migrated once (template.ts): a copy of it takes a fraction of migrating again. */
export const TEMPLATE_DATABASE = 'bandolo_test_template';

/** A database of one's own: embedded in memory or, when TEST_DATABASE_URL names a server, on real PostgreSQL. */
export async function openTestDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmbedded();
  const name = `bandolo_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const database = await openExternal(addressOf(server, name));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

export function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

export async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
