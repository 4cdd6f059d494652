import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hearLine, isLineOpen, watchLine, type LiveChange } from './live-line.ts';

/** Hears what changes for this person, in whichever process; answers whether the line is open. */
export function useLive(onChange: (change: LiveChange) => void): boolean {
  const heard = useEffectEvent(onChange);
  useEffect(() => hearLine((change) => heard(change)), []);
  return useSyncExternalStore(watchLine, isLineOpen, () => false);
}
