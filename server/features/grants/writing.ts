import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { classifyChange, type GrantChange } from '#domain/grants/versions.ts';
import type { Db } from '#server/platform/db/db.ts';
import { sortedKeys } from './sorted-keys.ts';
import { nextRevision, type GrantRow } from './store.ts';
import { grants, grantVersions } from './tables.ts';

export type Origin = 'catalogo' | 'importazione' | 'redazione';

/** What is put in the place of a grant: `data` always, the rest only where it changes. */
export type GrantUpdate = { row: GrantRow; data: Grant } & Partial<Pick<GrantRow, 'overrides' | 'covered' | 'bundled'>>;
export type NewGrant = { data: Grant; bundled?: Grant };

const ROWS_AT_ONCE = 100;

const columnsOf = (data: Grant) => ({
  data,
  name: data.name,
  level: data.level,
  closesOn: data.closesOn,
  link: data.link,
  sourceName: data.source.name,
  externalId: data.source.externalId,
});

/**
 * The one way into the catalogue. Every change of content makes a version with its diff; a newer reading of the
 * same facts does not. Call it in a transaction, and `catalogueChanged` after it.
 */
export async function writeGrants(
  tx: Db,
  { created = [], updated = [] }: { created?: NewGrant[]; updated?: GrantUpdate[] },
  origin: Origin,
  now: Date,
): Promise<void> {
  if (created.length === 0 && updated.length === 0) return;
  const revision = await nextRevision(tx);
  for (let at = 0; at < created.length; at += ROWS_AT_ONCE) {
    await tx.insert(grants).values(
      created.slice(at, at + ROWS_AT_ONCE).map(({ data, bundled }) => ({
        id: data.id,
        ...columnsOf(data),
        bundled,
        revision,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  for (const update of updated) await writeUpdate(tx, update, origin, revision, now);
}

async function writeUpdate(tx: Db, update: GrantUpdate, origin: Origin, revision: number, now: Date): Promise<void> {
  const { row, data, ...columns } = update;
  const change = changeBetween(row.data, data);
  const isNews = change.changes.length > 0;
  const version = isNews ? row.version + 1 : row.version;
  const written = await tx
    .update(grants)
    .set({ ...columnsOf(data), ...columns, version, revision, updatedAt: isNews ? now : row.updatedAt })
    .where(and(eq(grants.id, row.id), eq(grants.version, row.version)))
    .returning({ id: grants.id });
  if (written.length === 0) throw new AppError('conflict');
  if (isNews) {
    await tx
      .insert(grantVersions)
      .values({ grantId: row.id, number: version, at: now, origin, ...change, before: row.data });
  }
}

/** The database gives keys back in an order of its own; the diff compares texts. */
function changeBetween(before: Grant, after: Grant): GrantChange {
  return classifyChange(sortedKeys(before), sortedKeys(after));
}
