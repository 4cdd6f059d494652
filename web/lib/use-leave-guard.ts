import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Asks the person; one for each form with unsaved text. */
type Guard = () => Promise<boolean>;
const guards = new Set<Guard>();

/** Whether the page may be left: asked before what cannot be taken back, such as signing out. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}

/** Asks before unsaved text is left behind: by link, by the back button, by closing the tab, by signing out. */
export function useLeaveGuard(hasUnsavedText: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: () => hasUnsavedText,
    enableBeforeUnload: hasUnsavedText,
    withResolver: true,
  });
  const [answer, setAnswer] = useState<((may: boolean) => void) | null>(null);
  useEffect(() => {
    if (!hasUnsavedText) return;
    const guard: Guard = () => new Promise((resolve) => setAnswer(() => resolve));
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [hasUnsavedText]);
  const reply = (may: boolean) => {
    answer?.(may);
    setAnswer(null);
  };
  return {
    isAsking: answer !== null || blocker.status === 'blocked',
    leave: () => (answer ? reply(true) : blocker.proceed?.()),
    stay: () => (answer ? reply(false) : blocker.reset?.()),
  };
}
