import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasNotices, onNotice } from './notices.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Where messages appear. One per page; its code comes with the first message. */
export function Toaster(labels: { label: string; closeLabel: string }) {
  const isNeeded = useSyncExternalStore(onNotice, hasNotices, () => false);
  return (
    isNeeded && (
      <Suspense>
        <ToastRegion {...labels} />
      </Suspense>
    )
  );
}
