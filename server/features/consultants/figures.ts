import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { consultantFigures } from './tables.ts';

export type Figures = Omit<typeof consultantFigures.$inferInsert, 'userId'>;

/** What was counted again takes the place of what was known; many at once, for jobs and demo data. */
export async function writeFigures(tx: Db, rows: readonly (Figures & { userId: string })[]): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    (['rating', 'reviewsCount', 'closed', 'granted', 'requests', 'accepted', 'responseMinutes'] as const).map(
      (name) => [name, sql.raw(`excluded.${consultantFigures[name].name}`)],
    ),
  );
  await tx
    .insert(consultantFigures)
    .values([...rows])
    .onConflictDoUpdate({ target: consultantFigures.userId, set });
}
