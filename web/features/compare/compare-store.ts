import { useSyncExternalStore } from 'react';
import { COMPARE_CHOICE } from '#messages/compare/choice.ts';
import { keep, kept } from '#web/lib/tab-storage.ts';

export type Compared = { id: string; name: string };

export const COMPARE_MAX = 3;
const STORAGE_KEY = 'bandolo-confronto';
const NOBODY: readonly Compared[] = [];
const listeners = new Set<() => void>();
let state: readonly Compared[] | null = null;
/** One too many, until somebody says which to leave out for it. */
let waiting: Compared | null = null;

function read(): readonly Compared[] {
  if (state) return state;
  try {
    const stored = JSON.parse(kept(STORAGE_KEY) ?? '[]') as Compared[];
    // The very list the server drew with, so that a page without a choice is not drawn twice.
    state = stored.length > 0 ? stored.slice(0, COMPARE_MAX) : NOBODY;
  } catch {
    state = NOBODY;
  }
  return state;
}

function change(next: readonly Compared[]): void {
  state = next;
  keep(STORAGE_KEY, JSON.stringify(next));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const removeCompared = (id: string): void => change(read().filter((each) => each.id !== id));
export const emptyCompared = (): void => change(NOBODY);

function toggle({ id, name }: Compared): void {
  const chosen = read();
  if (chosen.some((each) => each.id === id)) return removeCompared(id);
  if (chosen.length < COMPARE_MAX) change([...chosen, { id, name }]);
  else {
    waiting = { id, name };
    change(chosen);
  }
}

/** The one that waits takes this place; null: none, and it is let go. */
export function replaceCompared(id: string | null): void {
  const next = waiting;
  waiting = null;
  change(read().map((each) => (next && each.id === id ? next : each)));
}

export const useWaiting = (): Compared | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );

/** What was chosen to be compared, in this tab; it survives paging and going back. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, read, () => NOBODY);

/** The mark of a card: whether it is chosen, and what pressing does. */
export function useCompareMark() {
  const chosen = useCompared();
  return (grant: Compared) => {
    const pressed = chosen.some(({ id }) => id === grant.id);
    const onPress = () => toggle({ id: grant.id, name: grant.name });
    return { label: pressed ? COMPARE_CHOICE.remove : COMPARE_CHOICE.add, pressed, onPress };
  };
}
