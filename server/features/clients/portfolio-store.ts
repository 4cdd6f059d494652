import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PortfolioClient } from '#domain/sharing/portfolio.ts';
import { agentRows, companyRows } from '#server/features/companies/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { mandates } from './tables.ts';

export type ClientRow = Omit<PortfolioClient, 'isActive'> & {
  ownerId: string;
  version: number;
};

/** Every company that a consultant may act for, in as few columns as a list needs, by name. */
export async function listClients(db: Db, userId: string): Promise<ClientRow[]> {
  const rows = await db
    .select({
      companyId: companyRows.id,
      ownerId: companyRows.userId,
      version: companyRows.version,
      name: companyRows.companyName,
      place: companyRows.location,
      consultancyId: agentRows.consultancyId,
      contactName: mandates.contactName,
      contactEmail: mandates.contactEmail,
      signedOn: mandates.signedOn,
      invitedEmail: mandates.invitedEmail,
      invitedAt: mandates.invitedAt,
    })
    .from(companyRows)
    .leftJoin(agentRows, and(eq(agentRows.companyId, companyRows.id), eq(agentRows.userId, userId)))
    .leftJoin(mandates, and(eq(mandates.companyId, companyRows.id), eq(mandates.userId, userId)))
    .where(
      and(
        isNull(companyRows.deletedAt),
        or(eq(companyRows.userId, userId), sql`${agentRows.consultancyId} is not null`),
      ),
    )
    .orderBy(asc(companyRows.companyName), asc(companyRows.id));
  return rows.map((row) => ({
    ...row,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    kind: row.ownerId === userId ? 'mandato' : 'condivisa',
  }));
}

export const insertMandate = (tx: Db, mandate: typeof mandates.$inferInsert) => tx.insert(mandates).values(mandate);
