import { and, desc, eq, ne } from 'drizzle-orm';
import { spreadOf, usualFee, type SimilarQuotes } from '#domain/consultancies/similar-quotes.ts';
import type { RequestKind } from '#domain/consultancies/vocabulary.ts';
import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import * as store from './store.ts';
import { consultancies, quotes } from './tables.ts';

const MAX_READ = 500;

/**
 * What other offers ask for the same work, for the two sides of one consultancy: of the same grant where there are
 * enough, otherwise of the same kind. Only the spread leaves the server, never an offer.
 */
export async function readSimilarQuotes(ctx: UserContext, id: string): Promise<SimilarQuotes | null> {
  const row = await store.findConsultancy(ctx.db, ctx.user, id);
  if (!row) throw new AppError('not_found');
  if (row.grantId !== null) {
    const spread = spreadOf(await offersLike(ctx, row, row.grantId));
    if (spread) return { ...spread, isSameGrant: true };
  }
  const spread = spreadOf(await offersLike(ctx, row));
  return spread && { ...spread, isSameGrant: false };
}

/** What such work usually costs, before anybody is asked: of the same grant where there are enough offers for it. */
export async function readUsualFee(ctx: UserContext, kind: RequestKind, grantId?: string): Promise<number | null> {
  const about = { id: '', kind };
  const ofGrant = grantId === undefined ? null : usualFee(await offersLike(ctx, about, grantId));
  return ofGrant ?? usualFee(await offersLike(ctx, about));
}

/** The newest; one that took the place of another counts once. */
async function offersLike({ db }: UserContext, { id, kind }: Pick<store.Consultancy, 'id' | 'kind'>, grantId?: string) {
  const rows = await db
    .select({ terms: quotes.terms })
    .from(quotes)
    .innerJoin(consultancies, eq(consultancies.id, quotes.consultancyId))
    .where(
      and(
        eq(consultancies.kind, kind),
        ne(consultancies.id, id),
        ne(quotes.status, 'superato'),
        grantId === undefined ? undefined : eq(consultancies.grantId, grantId),
      ),
    )
    .orderBy(desc(quotes.sentAt), quotes.id)
    .limit(MAX_READ);
  return rows.map(({ terms }) => terms);
}
