import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { grantReports, grants } from './tables.ts';

export const REPORT_STATUSES = ['nuova', 'corretta', 'respinta'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

const SHOWN = 200;

export const listReports = (db: Db, status: ReportStatus) =>
  db
    .select({ report: grantReports, grantName: grants.name })
    .from(grantReports)
    .innerJoin(grants, eq(grants.id, grantReports.grantId))
    .where(eq(grantReports.status, status))
    .orderBy(desc(grantReports.createdAt))
    .limit(SHOWN);

export async function setReportStatus(db: Db, id: string, status: ReportStatus, now: Date): Promise<boolean> {
  const rows = await db
    .update(grantReports)
    .set({ status, closedAt: status === 'nuova' ? null : now })
    .where(eq(grantReports.id, id))
    .returning({ id: grantReports.id });
  return rows.length > 0;
}
