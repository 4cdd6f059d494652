import { useSyncExternalStore } from 'react';
import type { InferRequestType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

/** What the answer took the place of. */
type Before = InferRequestType<ApiClient['match']['effect']['$post']>['json'];
type LastAnswer = { changed: number; undo: () => void; at: string };

let last: LastAnswer | null = null;
const listeners = new Set<() => void>();

function set(next: LastAnswer | null): void {
  last = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An answer was saved: how many verdicts it changed is asked, and the way back kept. A failure costs only the line. */
export function answerSaved(api: ApiClient, before: Before, undo: () => void): void {
  const at = location.pathname;
  set(null);
  dataOf(api.match.effect.$post({ json: before })).then(
    ({ changed }) => set({ changed, undo, at }),
    () => undefined,
  );
}

export function undoLastAnswer(): void {
  const { undo } = last ?? {};
  set(null);
  undo?.();
}

/** The last answer given on this page; null after it is taken back. */
export const useLastAnswer = (): LastAnswer | null =>
  useSyncExternalStore(
    subscribe,
    () => (last?.at === location.pathname ? last : null),
    () => null,
  );
