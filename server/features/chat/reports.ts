import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { findConsultancy } from '#server/features/consultancies/service.ts';
import { newId } from '#server/platform/tokens.ts';
import { chatReports } from './tables.ts';

const own = (ctx: UserContext, id: string) =>
  and(eq(chatReports.consultancyId, id), eq(chatReports.reporterId, ctx.user.id), isNull(chatReports.handledAt));

/** One that waits is enough: a second one changes its words. */
export async function reportChat(ctx: UserContext, id: string, reason: string): Promise<void> {
  if (!(await findConsultancy(ctx.db, ctx.user, id))) throw new AppError('not_found');
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.update(chatReports).set({ reason, at: ctx.now() }).where(own(ctx, id)).returning();
    if (known) return;
    await tx
      .insert(chatReports)
      .values({ id: newId(), consultancyId: id, reporterId: ctx.user.id, reason, at: ctx.now(), handledAt: null });
  });
}

export async function isReportedBy(ctx: UserContext, id: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: chatReports.id }).from(chatReports).where(own(ctx, id)).limit(1);
  return rows.length > 0;
}
