import { useEffect, useRef } from 'react';

/** When the pressed button has gone with its view, the new title takes the focus, and so does the reader's place. */
export function useLostFocus(view: string) {
  const screen = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) screen.current?.querySelector('h1')?.focus();
  }, [view]);
  return screen;
}
