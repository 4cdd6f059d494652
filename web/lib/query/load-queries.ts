import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import { orSignIn } from '#web/lib/or-sign-in.ts';
import type { SessionStore } from '#web/lib/session.ts';
import type { QueryStore } from './query-store.ts';

type Place = { context: { session: SessionStore; query: QueryStore }; location: { href: string } };
/** What `queryOptions` makes, whatever its key. */
type Loadable<Data> = { queryKey: QueryKey; queryFn?: QueryFunction<Data, never> | SkipToken };
type Queries<Each extends unknown[]> = { [Index in keyof Each]: Loadable<Each[Index]> };

/**
 * For the loader of a signed-in page: its queries are in the cache before it is drawn. What is already there is shown at
 * once and read again behind it. An ended session leads to sign-in and back.
 */
export async function loadQueries<Each extends unknown[]>(place: Place, ...queries: Queries<Each>): Promise<Each> {
  return orSignIn(Promise.all(await reading(place, queries)) as Promise<Each>, place);
}

/** The same for what a page can do without: a failure leaves it out, for `useQuery` to find nothing. */
export async function tryQueries<Each extends unknown[]>(place: Place, ...queries: Queries<Each>): Promise<void> {
  await Promise.allSettled(await reading(place, queries));
}

async function reading(place: Place, queries: readonly Loadable<unknown>[]): Promise<Promise<unknown>[]> {
  const client = await place.context.query.client();
  return queries.map((query) => client.ensureQueryData({ ...query, staleTime: 0, revalidateIfStale: true } as never));
}
