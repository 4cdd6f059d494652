import type { Grant } from '#domain/grants/grant.ts';
import type { ExistingGrant, GrantField, ImportPlan } from '#domain/imports/plan.ts';
import type { Services } from '#server/context.ts';
import {
  changedSince,
  followCatalogue,
  writeGrants,
  type GrantRow,
  type GrantUpdate,
  type NewGrant,
} from '#server/features/grants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { turn } from '#server/platform/threads/in-turns.ts';

/** Between two of these transactions the embedded database serves other requests. */
const GRANTS_AT_ONCE = 20;

export async function readRows(db: Db): Promise<Map<string, GrantRow>> {
  const rows = new Map<string, GrantRow>();
  for await (const some of changedSince(db, 0)) {
    for (const row of some) rows.set(row.id, row);
    await turn();
  }
  return rows;
}

/** What the sources say, without what an editor has put over it: imports compare like with like. */
export const sourceView = (row: GrantRow): ExistingGrant => ({
  grant: { ...row.data, ...row.covered },
  overridden: [],
});

/** Editors' fields stay on top; what the source now says of them is kept underneath. */
function updateOf(row: GrantRow, after: Grant): GrantUpdate {
  const fields = Object.keys(row.overrides) as GrantField[];
  return {
    row,
    data: { ...after, ...row.overrides },
    covered: Object.fromEntries(fields.map((field) => [field, after[field]])),
  };
}

export async function applyPlan(
  services: Pick<Services, 'db' | 'now'>,
  rows: ReadonlyMap<string, GrantRow>,
  plan: ImportPlan,
  note: (tx: Db, done: { created: number; updated: number }) => Promise<void>,
): Promise<void> {
  const created = plan.created.map(({ grant }): NewGrant => ({ data: grant }));
  const updated = plan.updated.flatMap(({ before, after }) => withRow(rows, before.id, (row) => updateOf(row, after)));
  const rechecked = plan.unchanged.flatMap(({ id, checkedOn }) =>
    withRow(rows, id, (row) => recheckedOn(row, checkedOn)),
  );
  const done = { created: 0, updated: 0 };
  try {
    for (const some of chunks(created)) {
      done.created += some.length;
      await write(services, { created: some }, (tx) => note(tx, done));
    }
    for (const some of chunks(updated)) {
      done.updated += some.length;
      await write(services, { updated: some }, (tx) => note(tx, done));
    }
    for (const some of chunks(rechecked)) await write(services, { updated: some });
  } finally {
    await followCatalogue(services);
  }
}

/** The embedded database answers on this thread: only yielding to the event loop lets other requests in. */
async function write(
  { db, now }: Pick<Services, 'db' | 'now'>,
  changes: Parameters<typeof writeGrants>[1],
  note?: (tx: Db) => Promise<void>,
) {
  await db.transaction(async (tx) => {
    await writeGrants(tx, changes, 'importazione', now());
    await note?.(tx);
  });
  await turn();
}

/** Nothing new but the day: no version, no news. */
function recheckedOn(row: GrantRow, checkedOn: string): GrantUpdate | null {
  if (row.data.source.checkedOn === checkedOn) return null;
  return { row, data: { ...row.data, source: { ...row.data.source, checkedOn } } };
}

function withRow(
  rows: ReadonlyMap<string, GrantRow>,
  id: string,
  make: (row: GrantRow) => GrantUpdate | null,
): GrantUpdate[] {
  const row = rows.get(id);
  const update = row ? make(row) : null;
  return update ? [update] : [];
}

function* chunks<Item>(items: readonly Item[]): Iterable<Item[]> {
  for (let at = 0; at < items.length; at += GRANTS_AT_ONCE) yield items.slice(at, at + GRANTS_AT_ONCE);
}
