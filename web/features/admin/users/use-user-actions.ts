import { UNDO_OF, type UserActionInput } from '#domain/admin/users.ts';
import { USER_ACTION_DONE, USERS as WORDS } from '#messages/admin/users.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { userWrites } from './users-api.ts';

/** One account or many; what can be taken back offers it. */
export function useUserActions(onDone?: () => void) {
  const writes = userWrites(useApi());
  const act = useWrite({
    mutationFn: (input: UserActionInput) => writes.act(input),
    meta: { failed: WORDS.failed, changes: [KEYS.adminUsers, KEYS.admin] },
    onSuccess: ({ changed }, { action, reason }) => {
      onDone?.();
      if (changed.length === 0) return notify('info', WORDS.unchanged);
      const undo = UNDO_OF[action];
      notify('success', USER_ACTION_DONE[action](changed.length), {
        ...(undo
          ? {
              action: {
                label: WORDS.undo,
                onPress: () => act.mutate({ ids: changed, action: undo, reason: reason || WORDS.undo }),
              },
            }
          : {}),
      });
    },
  });
  return act;
}
