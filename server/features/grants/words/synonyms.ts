import { asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { synonymKey, type SynonymInput } from '#domain/admin/synonyms.ts';
import type { SynonymOrder } from '#domain/admin/words-search.ts';
import { AppError } from '#domain/errors.ts';
import { SYNONYM_PROBLEMS, SYNONYMS_EXPORT } from '#messages/admin/search-words.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { changingCatalogue } from '#server/features/grants/desk/publishing.ts';
import { searchSynonyms as synonyms } from '#server/features/grants/tables.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import { newId } from '#server/platform/tokens.ts';
import type { SynonymQuery } from './shapes.ts';

type Row = typeof synonyms.$inferSelect;
const PAGE_SIZE = 50;
const refused = (message: string) => new AppError('invalid_input', { fields: [{ field: 'said', message }] });
const shown = ({ id, said, means, updatedAt }: Row) => ({ id, said, means, updatedAt: updatedAt.toISOString() });

const ORDERS: Record<SynonymOrder, SQL> = {
  detto: asc(synonyms.saidKey),
  detto_desc: desc(synonyms.saidKey),
  recenti: desc(synonyms.updatedAt),
  vecchi: asc(synonyms.updatedAt),
};
const listed = (db: Db, { q, ordine }: SynonymQuery) =>
  db.select().from(synonyms).where(filtered(q)).orderBy(ORDERS[ordine], asc(synonyms.id));
const filtered = (q: string): SQL | undefined =>
  q === ''
    ? undefined
    : or(ilike(synonyms.said, contains(q)), ilike(sql`array_to_string(${synonyms.means}, ' ')`, contains(q)));

export async function readSynonymPage({ db }: UserContext, query: SynonymQuery) {
  const rows = await listed(db, query)
    .limit(PAGE_SIZE)
    .offset((query.pagina - 1) * PAGE_SIZE);
  const [all] = await db.select({ count: count() }).from(synonyms).where(filtered(query.q));
  const total = all?.count ?? 0;
  return {
    items: rows.map(shown),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

export async function exportSynonyms(ctx: UserContext, query: SynonymQuery): Promise<string> {
  const rows = await listed(ctx.db, query);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'sinonimi', detail });
  return csvOf([[...SYNONYMS_EXPORT.columns], ...rows.map(({ said, means }) => [said, means.join(', ')])]);
}

/** One or, when a removal is taken back, several. All or nothing. */
export async function addSynonyms(ctx: UserContext, inputs: readonly SynonymInput[]): Promise<void> {
  await changingCatalogue(ctx, async (tx) => {
    for (const input of inputs) {
      const id = newId();
      await refuseTwin(tx, input, null);
      await tx.insert(synonyms).values({ id, ...rowOf(input), updatedAt: ctx.now() });
      await writeAudit(ctx, tx, { action: 'sinonimo_creato', subject: 'sinonimo', id });
    }
    const [kept] = await tx.select({ count: count() }).from(synonyms);
    refuseBeyond('synonyms', kept?.count ?? 0);
  });
}

export async function changeSynonym(ctx: UserContext, id: string, input: SynonymInput): Promise<void> {
  await changingCatalogue(ctx, async (tx) => {
    await refuseTwin(tx, input, id);
    const changes = { ...rowOf(input), updatedAt: ctx.now() };
    const rows = await tx.update(synonyms).set(changes).where(eq(synonyms.id, id)).returning();
    if (rows.length === 0) throw new AppError('not_found');
    await writeAudit(ctx, tx, { action: 'sinonimo_cambiato', subject: 'sinonimo', id });
  });
}

/** Answers with what was taken away, to put it back. */
export async function removeSynonyms(ctx: UserContext, ids: readonly string[]) {
  let removed: Row[] = [];
  await changingCatalogue(ctx, async (tx) => {
    removed = await tx
      .delete(synonyms)
      .where(inArray(synonyms.id, [...ids]))
      .returning();
    if (removed.length === 0) throw new AppError('not_found');
    for (const { id } of removed) await writeAudit(ctx, tx, { action: 'sinonimo_tolto', subject: 'sinonimo', id });
  });
  return removed.map(shown);
}

const rowOf = ({ said, means }: SynonymInput) => ({ said, saidKey: synonymKey(said), means: [...new Set(means)] });

async function refuseTwin(tx: Db, { said }: SynonymInput, ownId: string | null): Promise<void> {
  const key = synonymKey(said);
  if (key === '') throw refused(SYNONYM_PROBLEMS.noSubject);
  const [twin] = await tx.select().from(synonyms).where(eq(synonyms.saidKey, key));
  if (twin && twin.id !== ownId) throw refused(SYNONYM_PROBLEMS.known(twin.said));
}
