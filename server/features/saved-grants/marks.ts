import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { NO_MARKS, type Marks } from '#domain/grants/marks.ts';
import type { Context, SessionUser } from '#server/context.ts';
import { preparedRead } from '#server/platform/db/prepared.ts';
import { hiddenGrants, savedGrants } from './tables.ts';

const allMarks = preparedRead('marks', (db) =>
  unionAll(
    db
      .select({ id: savedGrants.grantId, isSaved: sql<boolean>`true`.as('is_saved') })
      .from(savedGrants)
      .where(eq(savedGrants.userId, sql.placeholder('userId'))),
    db
      .select({ id: hiddenGrants.grantId, isSaved: sql<boolean>`false`.as('is_saved') })
      .from(hiddenGrants)
      .where(eq(hiddenGrants.userId, sql.placeholder('userId'))),
  ),
);

/** What this person has saved and hidden, in one question; nothing for a visitor. */
export async function marksOf({ db }: Pick<Context, 'db'>, user: Pick<SessionUser, 'id'> | null): Promise<Marks> {
  if (!user) return NO_MARKS;
  const rows = await allMarks(db, { userId: user.id });
  const ids = (isSaved: boolean) => new Set(rows.flatMap((row) => (row.isSaved === isSaved ? row.id : [])));
  return { saved: ids(true), hidden: ids(false) };
}
