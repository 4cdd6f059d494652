import { asc, count, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { CannedAnswer } from '#domain/support/ticket.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { newId } from '#server/platform/tokens.ts';
import { supportAnswers } from './tables.ts';

export async function listAnswers({ db }: UserContext) {
  const rows = await db.select().from(supportAnswers).orderBy(asc(supportAnswers.title), asc(supportAnswers.id));
  return { answers: rows.map(({ id, title, text }) => ({ id, title, text })) };
}

export async function addAnswer(ctx: UserContext, answer: CannedAnswer): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const id = newId();
    await tx.insert(supportAnswers).values({ id, ...answer, updatedAt: ctx.now() });
    const [kept] = await tx.select({ count: count() }).from(supportAnswers);
    refuseBeyond('cannedAnswers', kept?.count ?? 0);
    await writeAudit(ctx, tx, { action: 'risposta_pronta_creata', subject: 'risposta_pronta', id });
  });
}

export async function changeAnswer(ctx: UserContext, id: string, answer: CannedAnswer): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const changes = { ...answer, updatedAt: ctx.now() };
    const rows = await tx.update(supportAnswers).set(changes).where(eq(supportAnswers.id, id)).returning();
    if (rows.length === 0) throw new AppError('not_found');
    await writeAudit(ctx, tx, { action: 'risposta_pronta_cambiata', subject: 'risposta_pronta', id });
  });
}

export async function removeAnswer(ctx: UserContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(supportAnswers).where(eq(supportAnswers.id, id)).returning();
    if (rows.length === 0) throw new AppError('not_found');
    await writeAudit(ctx, tx, { action: 'risposta_pronta_tolta', subject: 'risposta_pronta', id });
  });
}
