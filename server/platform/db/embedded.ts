import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from './db.ts';
import { withTurns } from './given-turns.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { MIGRATIONS_FOLDER, refuseNewer } from './migrations.ts';
import { withPreparedReads } from './prepared-reads.ts';
import { readTemplate, templatePath, writeTemplate } from './template.ts';

/** Opens the embedded database and brings it up to date; no folder means in memory. */
export async function openEmbedded(folder?: string) {
  if (folder) mkdirSync(folder, { recursive: true });
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const template = isNew ? readTemplate(templatePath()) : undefined;
  const pglite = await begin(folder, template).catch((cause: unknown) => {
    if (isNew || cause instanceof StartProblem) throw cause;
    throw new StartProblem(damaged(folder), { cause });
  });
  pglite.query = withPreparedReads(pglite);
  Object.assign(pglite, withTurns(pglite));
  // The folder is this process's alone.
  const alone = (work: () => Promise<void>) => work();
  return { kind: 'embedded' as const, pglite, db: drizzleOver(pglite), alone, close: () => pglite.close() };
}

async function begin(folder: string | undefined, template: Blob | undefined): Promise<PGlite> {
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: template });
  pglite.parsers = ownParsers(pglite);
  await refuseNewer((statement) => pglite.query(statement));
  await migrate(drizzle({ client: pglite }), { migrationsFolder: MIGRATIONS_FOLDER });
  return pglite;
}

const damaged = (folder: string): string =>
  `The embedded database in ${folder} cannot be opened: its files are damaged, or were written by another program.
Put a copy of the folder back, or move it away: Bandolo then begins with an empty database.`;

/** From here on are the types that PostgreSQL makes by itself, of every table a row and a list of rows. */
const FIRST_MADE_TYPE = 10_000;

/**
 * Every query copies the whole list of parsers, because Drizzle brings some of its own: of those for lists of rows of
 * each table, which nobody asks for, there are more than of all others together, and they cost more than the query.
 */
const ownParsers = ({ parsers }: PGlite): PGlite['parsers'] =>
  Object.fromEntries(Object.entries(parsers).filter(([type]) => Number(type) < FIRST_MADE_TYPE));

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
