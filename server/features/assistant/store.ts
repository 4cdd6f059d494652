import { and, count, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { aiConsents, aiRequests } from './tables.ts';

type RequestRow = typeof aiRequests.$inferInsert;

export async function insertRequest(db: Db, row: RequestRow): Promise<void> {
  await db.insert(aiRequests).values(row);
}

export async function countSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(aiRequests)
    .where(and(eq(aiRequests.userId, userId), gte(aiRequests.createdAt, since)));
  return row?.used ?? 0;
}

/** Figures of one person, or of everybody. Who stopped waiting neither succeeded nor failed. */
export async function readFigures(db: Db, userId: string | null) {
  const whose = userId === null ? undefined : eq(aiRequests.userId, userId);
  const [row] = await db
    .select({
      totalRequests: count(),
      successfulRequests: sql<number>`count(*) filter (where ${aiRequests.isSuccess})`.mapWith(Number),
      failedRequests: sql<number>`count(*) filter (where not ${aiRequests.isSuccess})`.mapWith(Number),
      avgResponseTime: sql<number>`coalesce(round(avg(${aiRequests.durationMs})), 0)`.mapWith(Number),
      inputTokens: sql<number>`coalesce(sum(${aiRequests.inputTokens}), 0)`.mapWith(Number),
      outputTokens: sql<number>`coalesce(sum(${aiRequests.outputTokens}), 0)`.mapWith(Number),
    })
    .from(aiRequests)
    .where(and(whose, eq(aiRequests.isCancelled, false)));
  const [last] = await db
    .select({ error: aiRequests.error })
    .from(aiRequests)
    .where(and(whose, isNotNull(aiRequests.error)))
    .orderBy(desc(aiRequests.createdAt), desc(aiRequests.id))
    .limit(1);
  return { ...row!, lastError: last?.error ?? null };
}

export async function countByType(db: Db): Promise<Record<string, number>> {
  const rows = await db.select({ type: aiRequests.type, used: count() }).from(aiRequests).groupBy(aiRequests.type);
  return Object.fromEntries(rows.map(({ type, used }) => [type, used]));
}

/** Only the owner's own yes, and only to this very host. */
export async function hasConsent(db: Db, userId: string, companyId: string, host: string): Promise<boolean> {
  const [row] = await db
    .select({ host: aiConsents.host })
    .from(aiConsents)
    .where(and(eq(aiConsents.companyId, companyId), eq(aiConsents.userId, userId)));
  return row?.host === host;
}

export async function putConsent(db: Db, row: typeof aiConsents.$inferInsert): Promise<void> {
  const { userId, host, grantedAt } = row;
  await db
    .insert(aiConsents)
    .values(row)
    .onConflictDoUpdate({ target: aiConsents.companyId, set: { userId, host, grantedAt } });
}

export async function deleteConsent(db: Db, userId: string, companyId: string): Promise<void> {
  await db.delete(aiConsents).where(and(eq(aiConsents.companyId, companyId), eq(aiConsents.userId, userId)));
}
