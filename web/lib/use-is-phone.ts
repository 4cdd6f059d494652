import { useSyncExternalStore } from 'react';

/** Below the `desk` breakpoint of theme.css. */
const QUERY = '(max-width: 56.24rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
