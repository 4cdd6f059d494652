import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { UNTAKEN_STATUSES } from '#domain/consultancies/vocabulary.ts';
import { MIN_REQUESTS_FOR_WAIT } from '#domain/consultants/success-rate.ts';
import { writeFigures } from '#server/features/consultants/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { consultancies, reviews } from './tables.ts';

/** What consultancies and readable reviews come to, for these consultants, as of `now`. */
export async function countFigures(tx: Db, consultantIds: readonly string[], now: Date): Promise<void> {
  if (consultantIds.length === 0) return;
  const ids = [...consultantIds];
  const wait = sql`extract(epoch from ${consultancies.answeredAt} - ${consultancies.createdAt}) / 60`;
  const closed = sql`${consultancies.status} = 'completata'`;
  // As `practiceOf` counts them: what waits, or was withdrawn, is nobody's decision.
  const decided = or(isNotNull(consultancies.acceptedAt), inArray(consultancies.status, [...UNTAKEN_STATUSES]));
  const work = await tx
    .select({
      userId: consultancies.consultantId,
      closed: sql<number>`(count(*) filter (where ${closed} and ${consultancies.outcome} in ('approvata', 'non_concessa')))::int`,
      granted: sql<number>`(count(*) filter (where ${closed} and ${consultancies.outcome} = 'approvata'))::int`,
      requests: sql<number>`(count(*) filter (where ${decided}))::int`,
      accepted: sql<number>`(count(*) filter (where ${consultancies.acceptedAt} is not null))::int`,
      answered: sql<number>`count(${consultancies.answeredAt})::int`,
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${wait}))::float`,
    })
    .from(consultancies)
    .where(inArray(consultancies.consultantId, ids))
    .groupBy(consultancies.consultantId);
  const judged = await tx
    .select({
      userId: reviews.consultantId,
      rating: sql<number>`avg(${reviews.stars})::float`,
      reviewsCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(inArray(reviews.consultantId, ids), eq(reviews.side, 'impresa'), lte(reviews.visibleFrom, now)))
    .groupBy(reviews.consultantId);
  const opinions = new Map(judged.map((row) => [row.userId, row]));
  await writeFigures(
    tx,
    work.map(({ userId, answered, median, ...row }) => ({
      userId,
      ...row,
      responseMinutes: answered >= MIN_REQUESTS_FOR_WAIT && median !== null ? Math.round(median) : null,
      rating: opinions.get(userId)?.rating ?? null,
      reviewsCount: opinions.get(userId)?.reviewsCount ?? 0,
    })),
  );
}
