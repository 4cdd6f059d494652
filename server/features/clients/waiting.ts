import { sql } from 'drizzle-orm';
import type { Waiting } from '#domain/sharing/waiting.ts';
import type { UserContext } from '#server/context.ts';
import { rowsOf } from '#server/platform/db/db.ts';

/** The two numbers that the home counts too (`consultant_day`), without the rest of the day (CON-21). */
export async function countWaiting({ db, user }: UserContext): Promise<Waiting> {
  const [row] = await rowsOf<Waiting>(
    db,
    sql`select
      (select count(*)::int from consultancies where consultant_id = ${user.id} and status = 'nuova') as requests,
      (select count(*)::int from consultancies mine
        join chat_messages message on message.consultancy_id = mine.id and message.side <> 'consulente'
        left join chat_marks mark on mark.consultancy_id = mine.id and mark.side = 'consulente'
        where mine.consultant_id = ${user.id} and message.number > coalesce(mark.read, 0)) as "unreadMessages"`,
  );
  return row!;
}
