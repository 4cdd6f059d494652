import { openExternal } from '#server/platform/db/external.ts';
import { prepareTemplate } from '#server/platform/db/embedded.ts';
import { addressOf, dropTestDatabases, onServer, TEMPLATE_DATABASE } from './open-test-database.ts';

/** Once per run: the migrated database that each suite begins from, embedded and, when there is one, on the server. */
export default async function prepareTemplates(): Promise<(() => Promise<void>) | undefined> {
  await prepareTemplate();
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  await onServer(server, `drop database if exists ${TEMPLATE_DATABASE} with (force)`);
  await onServer(server, `create database ${TEMPLATE_DATABASE}`);
  await (await openExternal(addressOf(server, TEMPLATE_DATABASE))).close();
  return () => dropTestDatabases(server);
}
