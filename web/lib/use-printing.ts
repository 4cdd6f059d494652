import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('print');

function follow(changed: () => void): () => void {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True while the page is being put on paper: what only paper shows is then drawn, and not before. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => false,
  );
