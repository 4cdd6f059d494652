import { useEffect, useEffectEvent } from 'react';
import { useLatest } from './use-latest.ts';
import { useNotifications } from './use-notifications.ts';

/** What is told about the page one is looking at is read there. */
export function useReadHere(href: string): void {
  const waiting = useLatest()?.items.find((item) => !item.isRead && item.href === href);
  const { open } = useNotifications();
  const read = useEffectEvent(() => {
    if (waiting) open(waiting);
  });
  useEffect(() => read(), [waiting?.id]);
}
