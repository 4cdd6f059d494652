import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keep, kept } from '#web/lib/tab-storage.ts';

const listeners = new Set<() => void>();

function write(key: string, text: string | null): void {
  keep(key, text);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Kept<State> = { state: State; isKept: boolean; update: (change: Partial<State>) => void; reset: () => void };

/**
 * What is typed in a tool stays in this tab across reloads. The page is drawn on the server with `initial`; what was
 * kept takes its place in the browser. `owner` tells the companies of one person apart; what a visitor typed is still
 * there after signing in.
 */
export function useKeptState<State extends object>(tool: string, owner: string | null, initial: State): Kept<State> {
  const visitorKey = `bandolo-${tool}`;
  const key = owner === null ? visitorKey : `${visitorKey}-${owner}`;
  const raw = useSyncExternalStore(
    subscribe,
    () => kept(key) ?? kept(visitorKey),
    () => null,
  );
  const state = useMemo(() => stateOf(raw, initial), [raw, initial]);
  const update = useCallback(
    (change: Partial<State>) => {
      const now = stateOf(kept(key) ?? kept(visitorKey), initial);
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
