import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainRegion } from '#web/ui/layout/plain-region.tsx';
import { hasNotices, onNotice } from './notices.ts';

/** Without a network its code cannot come, and that is when there is most to say. */
const ToastRegion = lazy(() =>
  import('./toast-region.tsx')
    .then(({ ToastRegion }) => ({ default: ToastRegion }))
    .catch(() => ({ default: PlainRegion })),
);

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
