import { useQueryClient } from '@tanstack/react-query';
import { PROFILE_TOASTS } from '#messages/profile/profile.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { savePersonalData } from './api.ts';

/** The name is also in the sidebar, here and in the other tabs. */
export function useSavePersonalData() {
  const client = useQueryClient();
  const { sessionChanged } = useSessionActions();
  return useWrite({
    mutationFn: savePersonalData(useApi()),
    meta: { failed: PROFILE_TOASTS.saveFailed },
    onSuccess: async (profile) => {
      client.setQueryData(KEYS.profile, profile);
      await sessionChanged();
      notify('success', PROFILE_TOASTS.saved);
    },
  });
}
