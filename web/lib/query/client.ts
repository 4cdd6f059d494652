import { dehydrate, hydrate, MutationCache, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { SESSION } from '#domain/constants.ts';
import { forgetFailure, tellFailure, type TakeBack, type Tell, type WriteMeta } from './failed-write.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta & Record<string, unknown>;
  }
}

/**
 * `networkMode: 'always'`: without a network a write fails at once and says so; the library would hold it back and show
 * nothing. Nothing is sent twice unless the person asks.
 */
export function createQueryClient(tell: Tell, takeBack: TakeBack): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: SESSION.checkEveryMs, // read by the loader: the page that is drawn next must not read it again
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, variables, _undo, { meta, options }) =>
        tellFailure(tell, error, meta, () => {
          const again = client.getMutationCache().build(client, options).execute(variables);
          void again.catch(() => {}); // told by this same handler
        }),
      onSuccess: (_answer, _variables, _undo, { meta }) => {
        forgetFailure(takeBack, meta);
        for (const queryKey of meta?.changes ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
}

export const snapshotOf = (client: QueryClient): DehydratedState => dehydrate(client);

export const restore = (client: QueryClient, snapshot: DehydratedState): void => hydrate(client, snapshot);
