import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ClientView } from '#domain/sharing/client-view.ts';
import type { ShareInput, SharingView } from '#domain/sharing/sharing.ts';
import { SHARING_WORDS } from '#messages/sharing/sharing.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';

/** Below the conversation: what changes that is read again with it. */
const keyOf = (id: string) => [...KEYS.chat, id, 'sharing'];

export const sharingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: (): Promise<SharingView> => dataOf(api.consultancies[':id'].sharing.$get({ param: { id } })),
  });

export const clientQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.chat, id, 'client'],
    queryFn: (): Promise<ClientView> => dataOf(api.clients[':id'].$get({ param: { id } })),
  });

/** Shown at once; what the server refuses goes back. */
export function useShare(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useWrite({
    mutationFn: (json: ShareInput): Promise<SharingView> =>
      dataOf(api.consultancies[':id'].sharing.$put({ param: { id }, json })),
    meta: { failed: SHARING_WORDS.failed, changes: [KEYS.applications, KEYS.consultancies] },
    onMutate: ({ kind, targetId, isShared }) =>
      changeNow<SharingView>(client, keyOf(id), (old) => ({
        ...old,
        things: old.things.map((thing) =>
          thing.kind === kind && thing.targetId === targetId ? { ...thing, isShared, isRevoked: !isShared } : thing,
        ),
      })),
    onSuccess: (fresh) => client.setQueryData(keyOf(id), fresh),
    onError: (_error, _asked, takeBack) => takeBack?.(),
  });
}
