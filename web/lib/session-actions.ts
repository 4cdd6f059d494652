import { useRouter } from '@tanstack/react-router';
import { dataOf } from './api.ts';
import { announceSessionChange } from './session-channel.ts';

/** What both the auth screen and the shell do to the session: guards then ask again, here and in the other tabs. */
export function useSessionActions() {
  const router = useRouter();
  const { api, session } = router.options.context;
  async function sessionChanged() {
    session.forget();
    announceSessionChange();
    await router.invalidate();
  }
  return {
    sessionChanged,
    /** Leaves first: a guarded screen must not see itself without its user. */
    async signOut() {
      await dataOf(api.session.$delete());
      session.forget();
      announceSessionChange('signed-out');
      await router.navigate({ to: '/' });
      await router.invalidate();
    },
  };
}
