import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What is typed in a tool stays in this tab across reloads; where the browser keeps nothing, until one leaves. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  inMemory.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) inMemory.set(key, text);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Kept<State> = { state: State; isKept: boolean; update: (change: Partial<State>) => void; reset: () => void };

/**
 * The page is drawn on the server with `initial`; what was kept takes its place in the browser. `owner` tells the
 * companies of one person apart; what a visitor typed is still there after signing in.
 */
export function useKeptState<State extends object>(tool: string, owner: string | null, initial: State): Kept<State> {
  const visitorKey = `bandolo-${tool}`;
  const key = owner === null ? visitorKey : `${visitorKey}-${owner}`;
  const raw = useSyncExternalStore(
    subscribe,
    () => read(key) ?? read(visitorKey),
    () => null,
  );
  const state = useMemo(() => stateOf(raw, initial), [raw, initial]);
  const update = useCallback(
    (change: Partial<State>) => {
      const now = stateOf(read(key) ?? read(visitorKey), initial);
      write(key, JSON.stringify({ ...now, ...change }));
    },
    [key, visitorKey, initial],
  );
  const reset = useCallback(() => {
    write(key, null);
    write(visitorKey, null);
  }, [key, visitorKey]);
  return { state, isKept: raw !== null, update, reset };
}

/** What an older version of the page kept may lack a field: the initial one stands in. */
function stateOf<State extends object>(raw: string | null, initial: State): State {
  if (raw === null) return initial;
  try {
    return { ...initial, ...(JSON.parse(raw) as Partial<State>) };
  } catch {
    return initial;
  }
}
