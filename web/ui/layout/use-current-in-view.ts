import { useEffect, useRef } from 'react';

/**
 * On a phone the words of a row may be wider than the screen: the one that is on is never outside it. The row that
 * scrolls must be positioned.
 */
export function useCurrentInView<Row extends HTMLElement = HTMLDivElement>(current: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>('[data-state=active], [aria-current=page]');
    if (!row.current || !item) return;
    row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return row;
}
