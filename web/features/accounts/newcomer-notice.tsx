import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { notifyFailure } from './notify-failure.ts';

/** Signed in by a provider without a type yet: who one is here as, and the way out for whoever is not. */
export function NewcomerNotice({ email }: { email: string }) {
  const { signOut } = useSessionActions();
  async function leave() {
    try {
      if (await signOut()) notify('info', SHELL.signedOut);
    } catch (error) {
      notifyFailure(AUTH_TOASTS.unexpected, error);
    }
  }
  return (
    <div className="text-14 text-ink-2">
      <strong className="block text-ink">{AUTH.complete.title}</strong>
      <p>
        {AUTH.complete.text} {email ? AUTH.complete.as(email) : AUTH.complete.email}{' '}
        <button type="button" onClick={() => void leave()} className="text-ink underline underline-offset-4">
          {SHELL.signOut}
        </button>
      </p>
    </div>
  );
}
