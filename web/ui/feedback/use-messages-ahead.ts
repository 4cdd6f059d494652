import { useEffect } from 'react';

/** Where people write, the code of messages comes before the first one: without a network it could not come any more. */
export function useMessagesAhead(isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) void import('./toast-region.tsx').catch(() => {}); // the first message asks for it again
  }, [isNeeded]);
}
