import { AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { failureText } from '#web/lib/failure.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { notify } from '#web/ui/feedback/notify.ts';

export function useSignOut() {
  const { signOut } = useSessionActions();
  return async () => {
    try {
      if (await signOut()) notify('info', SHELL.signedOut);
    } catch (error) {
      notify('danger', AUTH_TOASTS.unexpected, { description: failureText(error) });
    }
  };
}
