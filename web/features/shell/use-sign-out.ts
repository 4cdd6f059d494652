import { AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Also from public pages, and it empties the very cache that a mutation lives in. */
export function useSignOut() {
  const { signOut } = useSessionActions();
  return usePublicWrite({
    mutationFn: signOut,
    meta: { failed: AUTH_TOASTS.unexpected },
    onSuccess: (hasLeft) => hasLeft && notify('info', SHELL.signedOut),
  });
}
