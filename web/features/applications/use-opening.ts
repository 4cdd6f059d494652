import { useEffect, useState } from 'react';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import type { ApplicationView } from './api.ts';

const SECOND_MS = 1_000;

/** When the counter opens, where it has a day and the application was not sent. */
export function openingOf({ grant, application }: ApplicationView): number | null {
  if (!grant?.opensOn || grant.opensOn.length !== 10 || application.sentAt !== null) return null;
  return romeInstant(grant.opensOn, grant.opensAt ?? '00:00').getTime();
}

/** What the server's clock makes of every second; a value that stays the same draws nothing anew. */
export function useServerClock<Value>({ serverTime }: ApplicationView, read: (now: number) => Value): Value {
  const [drift] = useState(() => Date.parse(serverTime) - Date.now());
  const [value, setValue] = useState(() => read(Date.parse(serverTime)));
  useEffect(() => {
    const timer = window.setInterval(() => setValue(read(Date.now() + drift)), SECOND_MS);
    return () => window.clearInterval(timer);
  });
  return value;
}

export function useIsBeforeOpening(view: ApplicationView): boolean {
  const opensAt = openingOf(view);
  return useServerClock(view, (now) => opensAt !== null && now < opensAt);
}
