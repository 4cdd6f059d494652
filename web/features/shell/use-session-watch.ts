import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SESSION } from '#domain/constants.ts';
import { homeOf } from '#domain/paths.ts';
import { onSessionChange, onSessionLost } from '#web/lib/session-channel.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { keepNothing } from '#web/lib/tab-storage.ts';

/**
 * Checks every 30 s while the tab is visible, and at once when it wakes, when an answer says that nobody is signed
 * in, or when another tab changes (ACC-17). A session that ended asks to sign in again over the page, which keeps
 * what was typed (ACC-18); a network that is merely away changes nothing.
 */
export function useSessionWatch(current: SessionUser) {
  const router = useRouter();
  const [state, setState] = useState<'here' | 'lost' | 'dismissed'>('here');
  const { id } = current;
  useEffect(() => {
    const { session, query } = router.options.context;
    /** Answers whether the page still belongs to its person. */
    async function check(asksAgain = false): Promise<boolean> {
      try {
        const { user } = await session.check();
        // What is on screen belongs to somebody else: nothing of it may end up in the account of the new person.
        if (user && user.id !== id) window.location.assign(homeOf(user.userType));
        else setState((old) => (user ? 'here' : old === 'dismissed' && !asksAgain ? old : 'lost'));
        return user?.id === id;
      } catch {
        return false; // offline: ask again at the next turn
      }
    }
    const look = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const timer = setInterval(look, SESSION.checkEveryMs);
    document.addEventListener('visibilitychange', look);
    const stopLosses = onSessionLost(() => void check(true));
    const stopChanges = onSessionChange((change) => {
      session.forget();
      if (change === 'signed-out') {
        void router.navigate({ to: '/' }).then(() => {
          keepNothing();
          query.clear();
        });
      } else void check().then((isOurs) => (isOurs ? router.invalidate() : undefined));
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stopLosses();
      stopChanges();
    };
  }, [router, id]);
  return { isLost: state === 'lost', dismiss: () => setState('dismissed'), found: () => setState('here') };
}
