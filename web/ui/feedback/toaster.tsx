import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { hasNotices, onNotice } from './notices.ts';

type Labels = { label: string; closeLabel: string };

/** Where messages appear. One per page; its code comes with the first message, and what is said meanwhile waits for it. */
export function Toaster(labels: Labels) {
  const isNeeded = useSyncExternalStore(onNotice, hasNotices, () => false);
  const [Region, setRegion] = useState<ComponentType<Labels>>();
  useEffect(() => {
    if (!isNeeded || Region) return;
    const load = () =>
      void import('./toast-region.tsx')
        .then(({ ToastRegion }) => setRegion(() => ToastRegion))
        .catch(() => addEventListener('online', load, { once: true }));
    load();
    return () => removeEventListener('online', load);
  }, [isNeeded, Region]);
  return Region && <Region {...labels} />;
}
