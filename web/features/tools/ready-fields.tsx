import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};

/** Boxes that open once the page is alive: what is typed earlier would be lost when it wakes up. */
export function ReadyFields({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}
