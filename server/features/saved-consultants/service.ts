import { and, asc, desc, eq } from 'drizzle-orm';
import type { ConsultantCard } from '#domain/consultants/consultant-card.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { listedConsultants, readConsultant } from '#server/features/directory/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { savedConsultants } from './tables.ts';

/** The newest first. Who is not listed now is not shown, and is there again with the next approval. */
export async function listSavedConsultants({ db, user }: UserContext): Promise<ConsultantCard[]> {
  const rows = await db
    .select({ id: savedConsultants.consultantId })
    .from(savedConsultants)
    .where(eq(savedConsultants.userId, user.id))
    .orderBy(desc(savedConsultants.savedAt), asc(savedConsultants.consultantId));
  const ids = rows.map(({ id }) => id);
  const cards = new Map((await listedConsultants(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Saving twice is saving once. Answers with the whole list, so that nobody has to ask again. */
export async function saveConsultant(ctx: UserContext, id: string): Promise<ConsultantCard[]> {
  await readConsultant(ctx, id); // not listed: not found
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    await tx
      .insert(savedConsultants)
      .values({ userId: ctx.user.id, consultantId: id, savedAt: ctx.now() })
      .onConflictDoNothing();
    refuseBeyond('savedConsultants', await tx.$count(savedConsultants, eq(savedConsultants.userId, ctx.user.id)));
  });
  return listSavedConsultants(ctx);
}

/** Removing who is not there is no error. */
export async function removeSavedConsultant(ctx: UserContext, id: string): Promise<ConsultantCard[]> {
  await ctx.db
    .delete(savedConsultants)
    .where(and(eq(savedConsultants.userId, ctx.user.id), eq(savedConsultants.consultantId, id)));
  return listSavedConsultants(ctx);
}
