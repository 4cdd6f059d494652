import { AppError } from '#domain/errors.ts';
import { fold } from '#domain/search/fold.ts';
import { SAVED_SEARCH_PROBLEMS } from '#messages/saved-grants/saved-grants.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { grantCriteria, openCatalogue, searchCatalogue, type GrantCriteria } from '#server/features/grants/service.ts';
import { sqlState, UNIQUE_VIOLATION } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import * as store from './searches-store.ts';

export type SearchInput = { name: string; criteria: GrantCriteria; hasAlert: boolean };

/** Each with how many grants it finds today. */
export async function listSavedSearches(ctx: UserContext) {
  const rows = await store.listSearches(ctx.db, ctx.user.id);
  const catalogue = await openCatalogue(ctx);
  const searches = rows.map(async ({ id, name, criteria, hasAlert, createdAt }) => {
    const found = await foundFor(ctx, catalogue, { ...criteriaOf(criteria), hidden: 'si' });
    return { id, name, criteria, hasAlert, createdAt: createdAt.toISOString(), total: found.length };
  });
  return { searches: await Promise.all(searches) };
}

/** Words that are not read in time find nothing: the other searches of a person go on. */
export async function foundFor(...asked: Parameters<typeof searchCatalogue>) {
  try {
    return (await searchCatalogue(...asked)).found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'text_not_read') return [];
    throw error;
  }
}

export async function createSearch(ctx: UserContext, input: SearchInput) {
  const row = {
    id: newId(),
    userId: ctx.user.id,
    name: input.name,
    nameKey: nameKey(input.name),
    criteria: storedCriteria(input.criteria),
    hasAlert: input.hasAlert,
    createdAt: ctx.now(),
    lastRunAt: ctx.now(),
  };
  await withFreeName(() =>
    ctx.db.transaction(async (tx) => {
      await lockPerson(tx, ctx.user.id);
      await store.insertSearch(tx, row);
      refuseBeyond('savedSearches', await store.countSearches(tx, ctx.user.id), 'name');
    }),
  );
  return listSavedSearches(ctx);
}

/** An alert that is switched on tells of what comes from now on. */
export async function changeSearch(ctx: UserContext, id: string, input: Partial<SearchInput>) {
  const changes = {
    ...(input.name === undefined ? {} : { name: input.name, nameKey: nameKey(input.name) }),
    ...(input.criteria === undefined ? {} : { criteria: storedCriteria(input.criteria), lastRunAt: ctx.now() }),
    ...(input.hasAlert === undefined ? {} : { hasAlert: input.hasAlert }),
    ...(input.hasAlert === true ? { lastRunAt: ctx.now() } : {}),
  };
  if (Object.keys(changes).length > 0) {
    const isOwn = await withFreeName(() => store.updateSearch(ctx.db, ctx.user.id, id, changes));
    if (!isOwn) throw new AppError('not_found');
  }
  return listSavedSearches(ctx);
}

export async function removeSearch(ctx: UserContext, id: string) {
  if (!(await store.deleteSearch(ctx.db, ctx.user.id, id))) throw new AppError('not_found');
  return listSavedSearches(ctx);
}

const nameKey = (name: string): string => fold(name).replace(/\s+/g, ' ').trim();

/** The database decides, also when two tabs save at once. */
async function withFreeName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new AppError('conflict', { fields: [{ field: 'name', message: SAVED_SEARCH_PROBLEMS.nameTaken }] });
  }
}

/** As the address of /bandi writes them, without what is empty: chips and links are made from it. */
function storedCriteria(criteria: GrantCriteria): Record<string, string[]> {
  const entries = Object.entries(criteria).map(([name, value]): [string, string[]] => [
    name,
    [value ?? []]
      .flat()
      .map(String)
      .filter((text) => text !== ''),
  ]);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

export function criteriaOf(stored: Record<string, string[]>): GrantCriteria {
  const single = new Set(['q', 'minAmount', 'deadlineBefore']);
  return grantCriteria.parse(
    Object.fromEntries(Object.entries(stored).map(([name, values]) => [name, single.has(name) ? values[0] : values])),
  );
}
