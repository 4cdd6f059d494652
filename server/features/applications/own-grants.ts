import { grantOfCustom } from '#domain/applications/custom-grant.ts';
import type { OwnGrant } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { listCustom } from './custom-store.ts';

/** The calls that a person brought as a PDF, each once: they go with the last application that is about them. */
export async function ownGrantsOf(db: Db, userId: string): Promise<OwnGrant[]> {
  const rows = await listCustom(db, userId);
  const first = new Map(rows.map((row) => [row.grantId, row]));
  return [...first.values()].map(({ grantId, custom, at }) => ({ grant: grantOfCustom(grantId, custom), at }));
}
