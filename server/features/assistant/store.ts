import { and, count, desc, eq, gte, isNotNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { aiConsents, aiQuotas, aiRequests } from './tables.ts';

type RequestRow = typeof aiRequests.$inferInsert;
export type BegunRequest = Pick<RequestRow, 'id' | 'userId' | 'type' | 'createdAt'>;

/** Until it has an outcome, like one whose asker stopped waiting. */
export async function insertRequest(db: Db, row: BegunRequest): Promise<void> {
  await db.insert(aiRequests).values({ ...row, isSuccess: false, isCancelled: true, durationMs: 0 });
}

export async function endRequest(db: Db, id: string, outcome: Partial<RequestRow>): Promise<void> {
  await db.update(aiRequests).set(outcome).where(eq(aiRequests.id, id));
}

export async function countSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(aiRequests)
    .where(and(eq(aiRequests.userId, userId), gte(aiRequests.createdAt, since)));
  return row?.used ?? 0;
}

/** A limit of the person's own, null where it is everybody's. */
export async function quotaOf(db: Db, userId: string): Promise<number | null> {
  const [row] = await db.select({ daily: aiQuotas.daily }).from(aiQuotas).where(eq(aiQuotas.userId, userId));
  return row?.daily ?? null;
}

const figures = (db: Db, userId: string | Placeholder | null, since: string | Placeholder) => {
  const whose = userId === null ? undefined : eq(aiRequests.userId, userId);
  const ended = sql`not ${aiRequests.isCancelled}`;
  const number = (figure: SQL) => sql<number>`${figure}`.mapWith(Number);
  const lastError = db
    .select({ error: aiRequests.error })
    .from(aiRequests)
    .where(and(whose, isNotNull(aiRequests.error)))
    .orderBy(desc(aiRequests.createdAt), desc(aiRequests.id))
    .limit(1);
  const quota = db
    .select({ daily: aiQuotas.daily })
    .from(aiQuotas)
    .where(eq(aiQuotas.userId, userId ?? ''));
  return db
    .select({
      totalRequests: number(sql`count(*) filter (where ${ended})`),
      successfulRequests: number(sql`count(*) filter (where ${ended} and ${aiRequests.isSuccess})`),
      failedRequests: number(sql`count(*) filter (where ${ended} and not ${aiRequests.isSuccess})`),
      avgResponseTime: number(sql`coalesce(round(avg(${aiRequests.durationMs}) filter (where ${ended})), 0)`),
      inputTokens: number(sql`coalesce(sum(${aiRequests.inputTokens}) filter (where ${ended}), 0)`),
      outputTokens: number(sql`coalesce(sum(${aiRequests.outputTokens}) filter (where ${ended}), 0)`),
      lastError: sql<string | null>`(${lastError})`,
      quota: sql<number | null>`(${quota})`,
      usedSince: number(sql`count(*) filter (where ${aiRequests.createdAt} >= ${since})`),
    })
    .from(aiRequests)
    .where(whose);
};
const ownFigures = preparedRead('assistant_figures', (db) =>
  figures(db, sql.placeholder('userId'), sql.placeholder('since')),
);

/**
 * Figures of one person, or of everybody, how many were asked since a moment, and the person's own quota where they have one. Who stopped waiting neither succeeded
 * nor failed, and was counted all the same.
 */
export async function readFigures(db: Db, userId: string | null, from: Date) {
  const since = from.toISOString();
  const [row] = await (userId === null ? figures(db, null, since) : ownFigures(db, { userId, since }));
  return row!;
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
