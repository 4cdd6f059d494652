import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearLine, type LiveChange } from '#web/lib/live-line.ts';
import { KEYS } from '#web/lib/query/keys.ts';

/**
 * On every page the badge and the lists of notices follow the tab's one live line (NOT-1). A browser keeps few
 * connections to a host: a tab in the back leaves its own to the one in sight, and reads again when it returns.
 */
export function useLiveBadge(): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: KEYS.notifications });
    const hear = ({ kind }: LiveChange) => {
      if (kind === 'avviso' || kind === 'tutto') readAgain();
    };
    let leave = document.hidden ? null : hearLine(hear);
    const turn = () => {
      leave?.();
      leave = document.hidden ? null : hearLine(hear);
      if (leave) readAgain();
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      leave?.();
    };
  }, [client]);
}
