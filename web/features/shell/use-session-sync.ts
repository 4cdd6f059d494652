import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionChange } from '#web/lib/session-channel.ts';

/** A public page follows what happens in the other tabs (ACC-19): its header, and the auth screen's way on. */
export function useSessionSync(): void {
  const router = useRouter();
  useEffect(
    () =>
      onSessionChange(() => {
        router.options.context.session.forget();
        void router.invalidate();
      }),
    [router],
  );
}
