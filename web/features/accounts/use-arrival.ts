import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SESSION } from '#domain/constants.ts';
import { homeOf } from '#domain/site-paths.ts';
import { announceSessionChange } from '#web/lib/session-channel.ts';
import type { SessionUser } from '#web/lib/session.ts';

/** After a confirmation or a provider the landing is only a stop: about 100 ms later it goes on by type (ACC-13). */
export function useArrival(user: SessionUser | null, hasJustArrived: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!user || !hasJustArrived) return;
    announceSessionChange(); // a provider led here: no screen of ours has told the other tabs
    const timer = setTimeout(
      () => void navigate({ to: homeOf(user.userType), replace: true }),
      SESSION.profileFetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, [user, hasJustArrived, navigate]);
}
