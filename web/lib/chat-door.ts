import { useSyncExternalStore } from 'react';

/**
 * The way into the chat with Filo from any screen. The chat listens at the door when it is there; a button outside
 * the signed-in frame asks `useChatDoor` first, so that none is ever dead.
 */
type Opener = (text?: string) => void;

let listener: Opener | null = null;
/** Asked for before the chat's own script had come. */
let waiting: { text: string | undefined } | null = null;
const watchers = new Set<() => void>();

/** Opens the chat; a text is asked at once. */
export function openChat(text?: string): void {
  if (listener) listener(text);
  else waiting = { text };
}

function listen(next: Opener | null): void {
  listener = next;
  watchers.forEach((watcher) => watcher());
}

/** For the chat itself; answers with the way to stop listening. */
export function onOpenChat(next: Opener): () => void {
  listen(next);
  const asked = waiting;
  waiting = null;
  if (asked) next(asked.text);
  return () => {
    if (listener === next) listen(null);
  };
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The same as openChat; null while there is no chat. */
export const useChatDoor = (): Opener | null =>
  useSyncExternalStore(
    watch,
    () => listener,
    () => null,
  );
