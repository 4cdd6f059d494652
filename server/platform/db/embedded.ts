import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from './db.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { readTemplate, templatePath, writeTemplate } from './template.ts';

/** Opens the embedded database and brings it up to date; no folder means in memory. */
export async function openEmbedded(folder?: string) {
  if (folder) mkdirSync(folder, { recursive: true });
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const template = isNew ? readTemplate(templatePath()) : undefined;
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: template });
  await migrate(drizzle({ client: pglite }), { migrationsFolder: MIGRATIONS_FOLDER });
  return { kind: 'embedded' as const, pglite, db: drizzleOver(pglite), close: () => pglite.close() };
}
export const drizzleOver = (client: PGlite): Db => drizzle({ client });
export type EmbeddedDatabase = Awaited<ReturnType<typeof openEmbedded>>;

/** Made once per set of migrations: a new data folder then starts from it. */
export async function prepareTemplate(): Promise<void> {
  const path = templatePath();
  if (existsSync(path)) return;
  const { pglite, close } = await openEmbedded();
  await writeTemplate(path, await pglite.dumpDataDir('none'));
  await close();
}
