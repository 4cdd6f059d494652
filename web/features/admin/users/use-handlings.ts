import type { HandlingsInput } from '#domain/admin/users.ts';
import { REQUEST_TABLE as WORDS } from '#messages/admin/data-requests.ts';
import { USERS } from '#messages/admin/users.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { userWrites } from './users-api.ts';

/** Requests about data, done or open again, with the way back. */
export function useHandlings(onDone: () => void) {
  const writes = userWrites(useApi());
  const handle = useWrite({
    mutationFn: (input: HandlingsInput) => writes.handleMany(input),
    meta: { failed: USERS.failed, changes: [KEYS.adminUsers, KEYS.admin] },
    onSuccess: ({ changed }, { isHandled }) => {
      onDone();
      if (changed.length === 0) return notify('info', USERS.unchanged);
      notify('success', (isHandled ? WORDS.handled : WORDS.reopened)(changed.length), {
        action: { label: USERS.undo, onPress: () => handle.mutate({ ids: changed, isHandled: !isHandled }) },
      });
    },
  });
  return handle;
}
