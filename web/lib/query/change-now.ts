import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For `onMutate`, where there is a way back: the change is on the screen before the server knows. Answers the way back,
 * for `onError`. A reading under way would bring the old state: it is stopped.
 */
export async function changeNow<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (old: Data) => Data,
): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Data>({ queryKey });
  client.setQueriesData<Data>({ queryKey }, (old) => (old === undefined ? old : change(old)));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
