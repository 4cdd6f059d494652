import { and, asc, desc, gte, ilike, lt, ne, sql, type SQL } from 'drizzle-orm';
import { LONE_TERM_DAYS, TERM_DAYS, type TermOrder } from '#domain/admin/words-search.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { SEARCH_TERMS_EXPORT } from '#messages/admin/search-words.ts';
import type { Services, UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { searchTerms as terms } from '#server/features/grants/tables.ts';
import { csvOf } from '#server/platform/csv.ts';
import type { Db } from '#server/platform/db/db.ts';
import { contains } from '#server/platform/db/like.ts';
import type { JobDefinition } from '#server/platform/queue/queue.ts';
import type { TermQuery } from './shapes.ts';
import { ALL_WORDS, writeTerms } from './term-book.ts';

export const forgetTermsJob: JobDefinition<object> = { name: 'forget-search-terms', cron: '10 3 * * *' };

const DAY_MS = 86_400_000;
const PAGE_SIZE = 50;
const EXPORT_MAX = 10_000;

const searches = sql<number>`sum(${terms.searches})::int`;
const empty = sql<number>`sum(${terms.empty})::int`;
const clicks = sql<number>`sum(${terms.clicks})::int`;
const lastDay = sql<string>`max(${terms.day})::text`;
const VIEWS: Record<TermQuery['vista'], SQL | undefined> = {
  senza_risultati: sql`sum(${terms.empty}) > 0`,
  senza_clic: sql`sum(${terms.clicks}) = 0 and sum(${terms.searches}) > sum(${terms.empty})`,
  tutte: undefined,
};
const ORDERS: Record<TermOrder, SQL> = {
  ricerche: desc(searches),
  ricerche_asc: asc(searches),
  parole: asc(terms.words),
  parole_desc: desc(terms.words),
  ultima: desc(lastDay),
  ultima_asc: asc(lastDay),
};

const dayBefore = ({ now }: Pick<Services, 'now'>, days: number): string =>
  romeMoment(new Date(now().getTime() - days * DAY_MS)).day;

/** By words, over all the days that are kept. */
const grouped = (db: Db, since: string, { q, vista, ordine }: TermQuery) =>
  db
    .select({ words: terms.words, searches, empty, clicks, lastDay, all: sql<number>`count(*) over ()::int` })
    .from(terms)
    .where(
      and(ne(terms.words, ALL_WORDS), gte(terms.day, since), q === '' ? undefined : ilike(terms.words, contains(q))),
    )
    .groupBy(terms.words)
    .having(VIEWS[vista])
    .orderBy(ORDERS[ordine], asc(terms.words));

export async function readTerms(ctx: UserContext, query: TermQuery) {
  await writeTerms(ctx);
  const rows = await grouped(ctx.db, dayBefore(ctx, TERM_DAYS), query)
    .limit(PAGE_SIZE)
    .offset((query.pagina - 1) * PAGE_SIZE);
  const total = rows[0]?.all ?? 0;
  return {
    items: rows.map(({ all: _, ...row }) => row),
    total,
    page: query.pagina,
    pageSize: PAGE_SIZE,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

export async function exportTerms(ctx: UserContext, query: TermQuery): Promise<string> {
  await writeTerms(ctx);
  const rows = await grouped(ctx.db, dayBefore(ctx, TERM_DAYS), query).limit(EXPORT_MAX);
  const detail = { righe: rows.length };
  await writeAudit(ctx, ctx.db, { action: 'elenco_esportato', subject: 'registro', id: 'ricerche', detail });
  return csvOf([
    [...SEARCH_TERMS_EXPORT.columns],
    ...rows.map((row) => [row.words, row.searches, row.empty, row.clicks, row.lastDay]),
  ]);
}

/** What was asked only once may be anybody's own words: it goes first. The sums of the days stay. */
export async function forgetTerms(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { db } = services;
  await db.delete(terms).where(and(ne(terms.words, ALL_WORDS), lt(terms.day, dayBefore(services, TERM_DAYS))));
  const lone = db
    .select({ words: terms.words })
    .from(terms)
    .groupBy(terms.words)
    .having(sql`${searches} <= 1`);
  await db
    .delete(terms)
    .where(
      and(
        ne(terms.words, ALL_WORDS),
        lt(terms.day, dayBefore(services, LONE_TERM_DAYS)),
        sql`${terms.words} in (${lone})`,
      ),
    );
}

export const workTerms = (services: Services): Promise<void> =>
  services.queue.work(forgetTermsJob, () => forgetTerms(services));
