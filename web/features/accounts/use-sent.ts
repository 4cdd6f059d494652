import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { keep, kept } from '#web/lib/tab-storage.ts';
import type { AuthView } from './auth-view.ts';

/** A registration that waits for its mail to be opened. */
export type Sent = { from: AuthView; email: string; message: string };
const KEY = 'bandolo-registrazione';

function keptSent(): Sent | null {
  const before = kept(KEY);
  return before === null ? null : (JSON.parse(before) as Sent);
}

/** Kept in the tab: after a reload, an empty form would look as if nothing had been registered. */
export function useSent(view: AuthView) {
  const isHydrated = useHydrated(); // the server knows nothing of the tab
  const [sentNow, setSentNow] = useState<Sent | null>();
  function change(next: Sent | null) {
    keep(KEY, next && JSON.stringify(next));
    setSentNow(next);
  }
  const sent = sentNow === undefined && isHydrated ? keptSent() : sentNow;
  return [sent?.from === view ? sent : null, change] as const;
}
