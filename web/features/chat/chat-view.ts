import { useSyncExternalStore } from 'react';

/** spec §2: closed, open or minimised. Kept in the tab, so that it survives navigation and reload. */
export type ChatView = 'closed' | 'open' | 'minimised';

const KEY = 'bandolo-filo-finestra';
const listeners = new Set<() => void>();
let inMemory: ChatView | null = null;

function readView(): ChatView {
  if (inMemory) return inMemory;
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'open' || kept === 'minimised' ? kept : 'closed';
  } catch {
    return 'closed';
  }
}

export function setChatView(view: ChatView): void {
  inMemory = view;
  try {
    sessionStorage.setItem(KEY, view);
  } catch {
    // a browser that keeps nothing: until one leaves the page
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChatView = (): ChatView => useSyncExternalStore(subscribe, readView, () => 'closed');
