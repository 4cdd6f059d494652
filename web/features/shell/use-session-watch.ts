import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SESSION } from '#domain/constants.ts';
import { onSessionChange } from '#web/lib/session-channel.ts';

/**
 * Checks every 30 s while the tab is visible, and at once when it wakes or another tab changes (spec §9).
 * A session that ended leads to /auth; a network that is merely away changes nothing.
 */
export function useSessionWatch(): void {
  const router = useRouter();
  useEffect(() => {
    const { session } = router.options.context;
    async function check() {
      if (document.visibilityState !== 'visible') return;
      session.forget();
      try {
        const { user } = await session.read();
        if (!user) await router.invalidate();
      } catch {
        // offline: ask again at the next turn
      }
    }
    const timer = setInterval(() => void check(), SESSION.checkEveryMs);
    const onWake = () => void check();
    document.addEventListener('visibilitychange', onWake);
    const stopListening = onSessionChange(() => {
      session.forget();
      void router.invalidate();
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onWake);
      stopListening();
    };
  }, [router]);
}
