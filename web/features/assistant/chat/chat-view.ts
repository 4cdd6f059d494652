import { useSyncExternalStore } from 'react';
import { keep, kept } from '#web/lib/tab-storage.ts';

/** Closed, open or minimised (AST-20). Kept in the tab, so that it survives navigation and reload. */
export type ChatView = 'closed' | 'open' | 'minimised';

const KEY = 'bandolo-filo-finestra';
const listeners = new Set<() => void>();

function readView(): ChatView {
  const view = kept(KEY);
  return view === 'open' || view === 'minimised' ? view : 'closed';
}

export function setChatView(view: ChatView): void {
  keep(KEY, view);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChatView = (): ChatView => useSyncExternalStore(subscribe, readView, () => 'closed');
