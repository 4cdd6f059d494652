import type { Services, SessionUser } from '#server/context.ts';
import { openCatalogue, type Catalogue, type CatalogueEntry } from './memory.ts';

/**
 * The catalogue with the calls that this person brought (APP-2): found, judged and dated like any other, by that person
 * alone. For visitors, and for who brought none, it is the one of everybody.
 */
export async function openOwnCatalogue(
  services: Pick<Services, 'db' | 'ownGrants'>,
  user: Pick<SessionUser, 'id'> | null,
): Promise<Catalogue> {
  const common = await openCatalogue(services);
  const brought = user ? await services.ownGrants(user.id) : [];
  if (brought.length === 0) return common;
  const own = brought.map(({ grant, at }): CatalogueEntry => ({
    grant,
    version: 1,
    createdAt: at,
    updatedAt: at,
    unpublishedAt: null,
    mergedInto: null,
    editedFields: [],
    isOwn: true,
  }));
  const byId = new Map(own.map((entry) => [entry.grant.id, entry]));
  return {
    common,
    own,
    size: common.size + own.length,
    revision: common.revision,
    index: (now) => common.index(now),
    *entries() {
      yield* common.entries();
      yield* own;
    },
    withdrawn: () => common.withdrawn(),
    find: (id) => byId.get(id) ?? common.find(id),
    statusOf: (entry, now) => common.statusOf(entry, now),
  };
}
