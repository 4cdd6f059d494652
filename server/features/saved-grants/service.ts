import { amountLine } from '#domain/grants/amount-text.ts';
import { AppError } from '#domain/errors.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { HideReason } from '#domain/grants/hide-reasons.ts';
import { amountText } from '#messages/grants/grants.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { recordEvent } from '#server/features/activity/service.ts';
import { openOwnCatalogue, summaryOf, type CatalogueEntry } from '#server/features/grants/service.ts';
import { marksOf } from './marks.ts';
import * as store from './store.ts';

export { marksOf } from './marks.ts';
export { savedBy } from './watch-store.ts';

/** What was saved, and the grant as it is today. */
export async function listSavedGrants(ctx: UserContext) {
  const rows = await store.listSaved(ctx.db, ctx.user.id);
  const current = await currentGrants(ctx);
  return {
    savedGrants: rows.map(({ userId: _, savedAt, ...row }) => ({
      ...row,
      savedAt: savedAt.toISOString(),
      grant: current(row.grantId),
    })),
  };
}

/** What stays of a grant for whoever saved it, should it leave the catalogue (SAV-1). */
export const savedCopy = (grant: Grant, userId: string, savedAt: Date): store.SavedGrantRow => ({
  userId,
  grantId: grant.id,
  grantTitle: grant.name,
  grantEntity: grant.entity,
  grantAmount: amountText(amountLine(grant)),
  grantDeadline: grant.closesOn,
  grantLink: grant.link,
  savedAt,
});

/** Answers with the whole list, so that the screen never has to ask again. */
export async function saveGrant(ctx: UserContext, grantId: string) {
  const { grant } = await findGrant(ctx, grantId);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const isNew = await store.insertSaved(tx, savedCopy(grant, ctx.user.id, ctx.now()));
    if (isNew) refuseBeyond('savedGrants', await store.countSaved(tx, ctx.user.id));
    if (isNew) await recordEvent(ctx, tx, { kind: 'bando_salvato', subjectId: grant.id, title: grant.name });
  });
  return listSavedGrants(ctx);
}

/** Removing what is not there is no error: the list comes back as it is. */
export async function removeSavedGrant(ctx: UserContext, grantId: string) {
  await store.deleteSaved(ctx.db, ctx.user.id, await ownId(ctx, grantId));
  return listSavedGrants(ctx);
}

export async function listHiddenGrants(ctx: UserContext) {
  const rows = await store.listHidden(ctx.db, ctx.user.id);
  const current = await currentGrants(ctx);
  return {
    hiddenGrants: rows.map(({ grantId, reason, hiddenAt }) => ({
      grantId,
      reason: reason as HideReason,
      hiddenAt: hiddenAt.toISOString(),
      grant: current(grantId),
    })),
  };
}

export async function hideGrant(ctx: UserContext, grantId: string, reason: HideReason) {
  const { grant } = await findGrant(ctx, grantId);
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    await store.upsertHidden(tx, { userId: ctx.user.id, grantId: grant.id, reason, hiddenAt: ctx.now() });
    refuseBeyond('hiddenGrants', await store.countHidden(tx, ctx.user.id));
  });
  return listHiddenGrants(ctx);
}

export async function showGrantAgain(ctx: UserContext, grantId: string) {
  await store.deleteHidden(ctx.db, ctx.user.id, await ownId(ctx, grantId));
  return listHiddenGrants(ctx);
}

async function findGrant(ctx: UserContext, id: string): Promise<CatalogueEntry> {
  const entry = (await openOwnCatalogue(ctx, ctx.user)).find(id);
  if (!entry) throw new AppError('not_found');
  return entry;
}

/** The slug behind a short id; a grant that has left the catalogue keeps its own. */
async function ownId(ctx: UserContext, id: string): Promise<string> {
  return (await openOwnCatalogue(ctx, ctx.user)).find(id)?.grant.id ?? id;
}

async function currentGrants(ctx: UserContext) {
  const [catalogue, marks] = await Promise.all([openOwnCatalogue(ctx, ctx.user), marksOf(ctx, ctx.user)]);
  return (id: string) => {
    const entry = catalogue.find(id);
    return entry ? summaryOf(entry, catalogue.statusOf(entry, ctx.now()), marks) : null;
  };
}
