import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { customGrant, type CustomGrant } from '#domain/applications/custom-grant.ts';
import type { Db } from '#server/platform/db/db.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { applications } from './tables.ts';

const customOf = preparedRead('custom_grants', (db) =>
  db
    .select({ grantId: applications.grantId, custom: applications.customGrant, at: applications.createdAt })
    .from(applications)
    .where(
      and(
        eq(applications.userId, sql.placeholder('userId')),
        isNotNull(applications.customGrant),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(desc(applications.createdAt)),
);

/** The calls of one's own, the newest application about each last. */
export async function listCustom(
  db: Db,
  userId: string,
): Promise<{ grantId: string; custom: CustomGrant; at: Date }[]> {
  const rows = await customOf(db, { userId });
  return rows.map(({ custom, ...row }) => ({ ...row, custom: customGrant.parse(custom) }));
}
