import { sql } from 'drizzle-orm';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { ShareKind } from '#domain/sharing/sharing.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

type Offered = ConsultancyView['offered'];
type Row = { id: string; kind: ShareKind; total: number };

/** What comes along with each of these requests: only how many, as nothing of it is seen before the work begins. */
export async function offeredOf(db: Db, ids: readonly string[]): Promise<(id: string) => Offered> {
  const rows =
    ids.length === 0
      ? []
      : await rowsOf<Row>(
          db,
          sql`select consultancy_id as id, kind, count(*)::int as total from shares
            where revoked_at is null and consultancy_id in ${[...ids]} group by consultancy_id, kind`,
        );
  const count = (id: string, kind: ShareKind) => rows.find((row) => row.id === id && row.kind === kind)?.total ?? 0;
  return (id) => ({ applications: count(id, 'candidatura'), documents: count(id, 'documento') });
}
