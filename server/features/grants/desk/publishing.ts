import type { PublicationInput } from '#domain/admin/catalogue.ts';
import { AppError } from '#domain/errors.ts';
import { CATALOGUE_PROBLEMS } from '#messages/admin/catalogue.ts';
import type { Services, UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { catalogueChanged } from '#server/features/grants/memory.ts';
import { lockCatalogue, nextRevision } from '#server/features/grants/store.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

/** Heard in every process: the change is in their search at once. */
export const CATALOGUE_TOPIC = 'catalogue';

type Actor = Parameters<typeof writeAudit>[0];
type Publishing = Pick<UserContext, 'db' | 'live' | 'now' | 'user'>;
const refused = (field: string, message: string) => new AppError('invalid_input', { fields: [{ field, message }] });

/** All or nothing; answers with those that changed. */
export async function publishGrants(ctx: UserContext, input: PublicationInput): Promise<string[]> {
  const { ids, isPublished, reason } = input;
  if (!isPublished && reason === '') throw refused('reason', CATALOGUE_PROBLEMS.reasonMissing);
  const changed: string[] = [];
  await changingCatalogue(ctx, async (tx, revision) => {
    const rows = await store.lockGrants(tx, ids);
    if (rows.length !== new Set(ids).size) throw new AppError('not_found');
    for (const row of rows) {
      if (row.mergedInto !== null) throw refused('ids', CATALOGUE_PROBLEMS.merged);
      if ((row.unpublishedAt === null) === isPublished) continue;
      await setPublished(ctx, tx, revision, row.id, isPublished ? null : reason);
      changed.push(row.id);
    }
  });
  return changed;
}

/** `reason` null: it is back. Also for the link checker, which acts for nobody. */
export async function setPublished(
  ctx: Actor,
  tx: Db,
  revision: number,
  id: string,
  reason: string | null,
): Promise<void> {
  const unpublishedAt = reason === null ? null : ctx.now();
  await store.setPublication(tx, id, revision, { unpublishedAt, unpublishReason: reason });
  const action = reason === null ? 'bando_pubblicato' : 'bando_ritirato';
  await writeAudit(ctx, tx, { action, subject: 'bando', id });
}

/** Two records of one grant: this one's address leads to the other from now on. */
export async function mergeGrants(ctx: UserContext, id: string, into: string): Promise<void> {
  if (id === into) throw refused('into', CATALOGUE_PROBLEMS.itself);
  await changingCatalogue(ctx, async (tx, revision) => {
    const rows = await store.lockGrants(tx, [id, into]);
    const [gone, stays] = [rows.find((row) => row.id === id), rows.find((row) => row.id === into)];
    if (!gone || !stays) throw new AppError('not_found');
    if (stays.mergedInto !== null || stays.unpublishedAt !== null)
      throw refused('into', CATALOGUE_PROBLEMS.notPublished);
    await store.setPublication(tx, id, revision, { mergedInto: into });
    await writeAudit(ctx, tx, { action: 'bandi_uniti', subject: 'bando', id, detail: { in: into } });
  });
}

export async function partGrants(ctx: UserContext, id: string): Promise<void> {
  await changingCatalogue(ctx, async (tx, revision) => {
    const [row] = await store.lockGrants(tx, [id]);
    if (!row?.mergedInto) throw new AppError('not_found');
    await store.setPublication(tx, id, revision, { mergedInto: null });
    await writeAudit(ctx, tx, { action: 'bandi_separati', subject: 'bando', id, detail: { da: row.mergedInto } });
  });
}

/** Whatever changes what is found: one writer at a time, heard in every process, seen here by the next reader. */
export async function changingCatalogue(
  ctx: Publishing,
  step: (tx: Db, revision: number) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    await step(tx, await nextRevision(tx));
    await ctx.live.tell(tx, CATALOGUE_TOPIC, {});
  });
  catalogueChanged(ctx);
}

/** Every process brings in what another one wrote as soon as it is told. */
export function followOthers(services: Pick<Services, 'db' | 'live' | 'log'>, follow: () => Promise<void>): void {
  services.live.hear(CATALOGUE_TOPIC, () => {
    follow().catch((error: unknown) => services.log.warn({ error }, 'catalogue could not be followed'));
  });
}
