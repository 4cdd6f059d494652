import { useBlocker } from '@tanstack/react-router';

/** Asks before unsaved text is left behind: by link, by the back button, by closing the tab. */
export function useLeaveGuard(hasUnsavedText: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: () => hasUnsavedText,
    enableBeforeUnload: hasUnsavedText,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
