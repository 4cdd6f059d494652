import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MIGRATIONS_FOLDER } from './migrations.ts';

const root = join(import.meta.dirname, '../../..');

/** A fresh, migrated database as one file: loading it takes a fraction of creating one. */
export function templatePath(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const file of globSync(`${MIGRATIONS_FOLDER}/**/*.{sql,json}`).sort()) hash.update(readFileSync(file));
  return join(root, `node_modules/.cache/bandolo/template-${hash.digest('hex').slice(0, 12)}.tar`);
}

export function readTemplate(path: string): Blob | undefined {
  return existsSync(path) ? new Blob([readFileSync(path)]) : undefined;
}

/** Renamed into place, so that a reader never sees half of it. */
export async function writeTemplate(path: string, dump: Blob): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
}
