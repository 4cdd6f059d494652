import { useRouter } from '@tanstack/react-router';
import { dataOf } from './api.ts';
import { announceSessionChange } from './session-channel.ts';
import { keepNothing } from './tab-storage.ts';
import { mayLeave } from './use-leave-guard.ts';

/** What both the auth screen and the shell do to the session: guards then ask again, here and in the other tabs. */
export function useSessionActions() {
  const router = useRouter();
  const { api, session, query } = router.options.context;
  async function sessionChanged() {
    session.forget();
    announceSessionChange();
    await router.invalidate();
  }
  return {
    sessionChanged,
    /**
     * Leaves first: a guarded screen must not see itself without its user. Answers whether one has left: who would
     * rather save something first stays, and stays signed in.
     */
    async signOut(): Promise<boolean> {
      if (!(await mayLeave())) return false;
      await dataOf(api.session.$delete());
      session.forget();
      announceSessionChange('signed-out');
      await router.navigate({ to: '/', ignoreBlocker: true });
      query.clear();
      await router.invalidate();
      keepNothing(); // when the screens are gone that would write their state once more
      return true;
    },
  };
}
