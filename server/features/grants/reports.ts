import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import * as store from './report-store.ts';

/** What people have reported, for the editors. */
export async function listReports({ db }: UserContext, status: store.ReportStatus) {
  const rows = await store.listReports(db, status);
  return {
    reports: rows.map(({ report, grantName }) => ({
      id: report.id,
      grantId: report.grantId,
      grantName,
      userId: report.userId,
      field: report.field,
      text: report.text,
      status: report.status as store.ReportStatus,
      createdAt: report.createdAt.toISOString(),
    })),
  };
}

export async function closeReport(ctx: UserContext, id: string, status: store.ReportStatus) {
  await ctx.db.transaction(async (tx) => {
    if (!(await store.setReportStatus(tx, id, status, ctx.now()))) throw new AppError('not_found');
    const detail = { dopo: status };
    await writeAudit(ctx, tx, { action: 'segnalazione_bando_chiusa', subject: 'segnalazione_bando', id, detail });
  });
  return listReports(ctx, 'nuova');
}
