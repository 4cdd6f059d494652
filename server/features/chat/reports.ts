import { and, asc, eq, isNull } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { personalDataOf } from '#server/features/accounts/service.ts';
import { consultanciesById, findConsultancy } from '#server/features/consultancies/service.ts';
import { newId } from '#server/platform/tokens.ts';
import { chatReports } from './tables.ts';

const MAX_LISTED = 100;
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

/** For administrators: those that wait, the oldest first. */
export async function listReports({ db }: UserContext) {
  const rows = await db
    .select()
    .from(chatReports)
    .where(isNull(chatReports.handledAt))
    .orderBy(asc(chatReports.at), asc(chatReports.id))
    .limit(MAX_LISTED);
  const about = new Map(
    (
      await consultanciesById(
        db,
        rows.map(({ consultancyId }) => consultancyId),
      )
    ).map((row) => [row.id, row]),
  );
  const reports = [];
  for (const { id, consultancyId, reporterId, reason, at } of rows) {
    const row = about.get(consultancyId);
    const consultant = row && (await personalDataOf(db, row.consultantId));
    reports.push({
      id,
      reason,
      at: at.toISOString(),
      isByConsultant: reporterId !== null && reporterId === row?.consultantId,
      clientName: row?.clientName ?? '',
      consultantId: row?.consultantId ?? '',
      consultantName: consultant ? `${consultant.firstName} ${consultant.lastName}`.trim() : '',
    });
  }
  return reports;
}

export async function closeReport(ctx: UserContext, id: string) {
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(chatReports)
      .set({ handledAt: ctx.now() })
      .where(and(eq(chatReports.id, id), isNull(chatReports.handledAt)))
      .returning({ id: chatReports.id });
    if (rows.length === 0) throw new AppError('not_found');
    await writeAudit(ctx, tx, { action: 'segnalazione_chat_chiusa', subject: 'segnalazione_chat', id });
  });
  return listReports(ctx);
}
