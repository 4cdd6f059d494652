import type { ReaderContext } from '#server/context.ts';
import { openOwnCatalogue } from './own-catalogue.ts';
import type { Found } from './ordering.ts';
import type { GrantQuery } from './query.ts';
import { searchCatalogue } from './search.ts';

const MAX_EXPORTED = 10_000;

/** The same search, filters and order as on the screen, all pages of it (GRA-6). */
export async function findForExport(ctx: ReaderContext, query: GrantQuery): Promise<Found[]> {
  const [catalogue, marks, standing, suited] = await Promise.all([
    openOwnCatalogue(ctx, ctx.user),
    ctx.marks(),
    ctx.standing(),
    query.q === '' ? null : ctx.suitedTo(query.q),
  ]);
  const { found } = await searchCatalogue(ctx, catalogue, query, marks.hidden, { standing, suited });
  return found.slice(0, MAX_EXPORTED);
}
