import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { authMeta } from './auth-failure.ts';

/** Signed in by a provider without a type yet: who one is here as, and the way out for whoever is not. */
export function NewcomerNotice({ email }: { email: string }) {
  const { signOut } = useSessionActions();
  const leave = usePublicWrite({
    mutationFn: signOut,
    meta: authMeta(AUTH_TOASTS.unexpected),
    onSuccess: (hasLeft) => hasLeft && notify('info', SHELL.signedOut),
  });
  return (
    <div className="text-14 text-ink-2">
      <strong className="block text-ink">{AUTH.complete.title}</strong>
      <p>
        {AUTH.complete.text} {email ? AUTH.complete.as(email) : AUTH.complete.email}{' '}
        <button type="button" onClick={() => leave.mutate(undefined)} className="text-ink underline underline-offset-4">
          {SHELL.signOut}
        </button>
      </p>
    </div>
  );
}
