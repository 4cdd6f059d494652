import { useSyncExternalStore } from 'react';
import { keep, kept } from '#web/lib/tab-storage.ts';
import type { Outcome, SearchStep } from './run-search.ts';

/** What is being searched and what was found, outside the screen: it goes on while one looks at another tab. */
type SearchState = {
  running: { key: string; step: SearchStep } | null;
  /** The latest searches, newest first, so that going back shows what was there. */
  found: readonly { key: string; outcome: Outcome }[];
};

const KEPT = 5;
const STORAGE_KEY = 'bandolo-ricerca-intelligente';
const EMPTY: SearchState = { running: null, found: [] };
const listeners = new Set<() => void>();
let state: SearchState | null = null;

function read(): SearchState {
  if (state) return state;
  try {
    const found = JSON.parse(kept(STORAGE_KEY) ?? '[]') as SearchState['found'];
    state = { ...EMPTY, found };
  } catch {
    state = EMPTY;
  }
  return state;
}

function change(next: Partial<SearchState>): void {
  state = { ...read(), ...next };
  // Examples stand in for this once: a reload does not bring them back as if they had been found.
  keep(STORAGE_KEY, JSON.stringify(state.found.filter(({ outcome }) => outcome.answeredBy !== 'esempi')));
  listeners.forEach((listener) => listener());
}

export const runningSearch = () => read().running;
export const setRunning = (running: SearchState['running']) => change({ running });

export function setFound(key: string, outcome: Outcome): void {
  const others = read().found.filter((each) => each.key !== key);
  change({ running: null, found: [{ key, outcome }, ...others].slice(0, KEPT) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSearchState = (): SearchState => useSyncExternalStore(subscribe, read, () => EMPTY);
