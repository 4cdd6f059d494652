import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { ReportVerdict } from '#domain/chat/chat-report.ts';
import { usualDays } from '#domain/consultancies/pace.ts';
import type { TrackRecord } from '#domain/consultancies/track-record.ts';
import { ACTIVE_STATUSES } from '#domain/consultancies/vocabulary.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';
import { consultancies, quotes } from './tables.ts';

type Work = Pick<typeof consultancies.$inferSelect, 'acceptedAt' | 'closedAt'>;

/** What a public profile says of the way of working: counted, never typed. */
export async function measuredOf(
  db: Db,
  consultantId: string,
  closed: readonly Work[],
): Promise<Pick<TrackRecord, 'quoteDays' | 'workDays' | 'underWay' | 'reports'>> {
  const offers = await db
    .select({ from: consultancies.createdAt, to: min(quotes.sentAt) })
    .from(quotes)
    .innerJoin(consultancies, eq(consultancies.id, quotes.consultancyId))
    .where(eq(consultancies.consultantId, consultantId))
    .groupBy(consultancies.id);
  const underWay = await db.$count(
    consultancies,
    and(eq(consultancies.consultantId, consultantId), inArray(consultancies.status, [...ACTIVE_STATUSES])),
  );
  return {
    quoteDays: usualDays(offers.flatMap(({ from, to }) => (to ? [{ from, to }] : []))),
    workDays: usualDays(
      closed.flatMap(({ acceptedAt, closedAt }) =>
        acceptedAt && closedAt ? [{ from: acceptedAt, to: closedAt }] : [],
      ),
    ),
    underWay,
    reports: await reportsOn(db, consultantId),
  };
}

/** Works whose client reported the conversation, where an administrator found it founded: one each, however often. */
async function reportsOn(db: Db, consultantId: string): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(distinct work.id)::int as total from chat_reports report
      join ${consultancies} work on work.id = report.consultancy_id and work.business_id = report.reporter_id
      where work.consultant_id = ${consultantId} and report.verdict = ${'fondata' satisfies ReportVerdict}`,
  );
  return row?.total ?? 0;
}
