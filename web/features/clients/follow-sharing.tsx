import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { KEYS } from '#web/lib/query/keys.ts';
import { useLive } from '#web/lib/use-live.ts';

/** What the screens of the desk show of clients. */
const OF_CLIENTS = [KEYS.clients, KEYS.consultantDay, KEYS.applications];

/**
 * What a client takes back leaves every open tab at once (CON-17, CON-19): of who works for that client all of it, of
 * who looks at all clients what is told of them.
 */
export function FollowSharing({ isActing }: { isActing: boolean }) {
  const client = useQueryClient();
  const router = useRouter();
  useLive(({ kind }) => {
    if (kind !== 'incarico' && kind !== 'tutto') return;
    if (isActing) void client.invalidateQueries({ queryKey: KEYS.everything }).then(() => router.invalidate());
    else for (const queryKey of OF_CLIENTS) void client.invalidateQueries({ queryKey });
  });
  return null;
}
