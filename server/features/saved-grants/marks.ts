import { eq } from 'drizzle-orm';
import { NO_MARKS, type Marks } from '#domain/grants/marks.ts';
import type { Context, SessionUser } from '#server/context.ts';
import { hiddenGrants, savedGrants } from './tables.ts';

/** What this person has saved and hidden; nothing for a visitor. */
export async function marksOf({ db }: Pick<Context, 'db'>, user: Pick<SessionUser, 'id'> | null): Promise<Marks> {
  if (!user) return NO_MARKS;
  const saved = await db.select({ id: savedGrants.grantId }).from(savedGrants).where(eq(savedGrants.userId, user.id));
  const hidden = await db
    .select({ id: hiddenGrants.grantId })
    .from(hiddenGrants)
    .where(eq(hiddenGrants.userId, user.id));
  return { saved: new Set(saved.map(({ id }) => id)), hidden: new Set(hidden.map(({ id }) => id)) };
}
