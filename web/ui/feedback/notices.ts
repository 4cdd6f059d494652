import type { toast as Toast } from 'sonner';

/** As much of the region as messages need. */
export type Toasts = Pick<typeof Toast, 'success' | 'error' | 'info' | 'dismiss'>;
type Notice = (toasts: Toasts) => void;

/** Messages come with their own code, loaded with the first one: most visits show none. */
let shown: Toasts | null = null;
const waiting: Notice[] = [];
const listeners = new Set<() => void>();

export function addNotice(notice: Notice): void {
  if (shown) return notice(shown);
  waiting.push(notice);
  for (const listener of listeners) listener();
}

/** The region is on the page: what has waited is said now. Answers how to take it back. */
export function openNotices(toasts: Toasts): () => void {
  shown = toasts;
  for (const notice of waiting.splice(0)) notice(toasts);
  return () => {
    shown = null;
  };
}

export const hasNotices = (): boolean => shown !== null || waiting.length > 0;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
