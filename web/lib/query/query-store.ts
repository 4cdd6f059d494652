import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import type { TakeBack, Tell } from './failed-write.ts';

/** Where the signed-in half keeps the server's state. Visitors never fetch the library. */
export type QueryStore = {
  tell: Tell;
  takeBack: TakeBack;
  /** For loaders: the library comes with the first signed-in page. */
  client(): Promise<QueryClient>;
  /** For what is drawn after a loader has asked for it. */
  loaded(): QueryClient;
  /** Said before any loader runs: nothing of one person is left for the next, however the first one left. */
  ownedBy(userId: string): void;
  clear(): void;
  /** Queries under these keys are stale: the ones on the screen are fetched again. */
  changed(keys: readonly QueryKey[]): void;
  /** From the server's render to the browser's, through the router. */
  dehydrate(): Promise<QuerySnapshot | undefined>;
  hydrate(snapshot: QuerySnapshot): Promise<void>;
};
export type QuerySnapshot = { owner: string | undefined; state: DehydratedState };

/** One for each router: in the browser for the whole visit, on the server for one request. */
export function createQueryStore(tell: Tell, takeBack: TakeBack = () => {}): QueryStore {
  let known: QueryClient | undefined;
  let owner: string | undefined;
  const library = () => import('./client.ts');
  const client = async () => {
    const { createQueryClient } = await library();
    return (known ??= createQueryClient(tell, takeBack));
  };
  return {
    tell,
    takeBack,
    client,
    loaded() {
      if (!known) throw new Error('No loader above has asked for the query client');
      return known;
    },
    ownedBy(userId) {
      if (owner !== undefined && owner !== userId) known?.clear();
      owner = userId;
    },
    clear: () => known?.clear(),
    changed(keys) {
      for (const queryKey of keys) void known?.invalidateQueries({ queryKey });
    },
    dehydrate: async () => (known ? { owner, state: (await library()).snapshotOf(known) } : undefined),
    hydrate: async (snapshot) => {
      const [{ restore }, target] = await Promise.all([library(), client()]);
      owner = snapshot.owner;
      restore(target, snapshot.state);
    },
  };
}
