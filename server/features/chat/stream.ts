import type { SSEStreamingApi } from 'hono/streaming';
import type { UserContext } from '#server/context.ts';
import { liveTopic } from '#server/live-topic.ts';

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** Then the browser opens it again: whoever has lost the session meanwhile is refused there. */
const LIFE_MS = 5 * 60_000;

/** More tabs than anybody keeps; what is opened beyond them takes the place of the oldest. */
const MOST_TABS = 20;
const tabs = new Map<string, Set<() => void>>();

function enter(userId: string, close: () => void): () => void {
  const open = tabs.get(userId) ?? new Set();
  tabs.set(userId, open);
  const [oldest] = open;
  if (open.size >= MOST_TABS && oldest) {
    open.delete(oldest);
    oldest();
  }
  open.add(close);
  return () => {
    open.delete(close);
    if (open.size === 0 && tabs.get(userId) === open) tabs.delete(userId);
  };
}

/** Tells one tab what to read again, until it leaves; a line that was cut asks for everything again. */
export async function keepTelling(ctx: UserContext, out: SSEStreamingApi): Promise<void> {
  const over = Promise.withResolvers<void>();
  const send = (event: string, data: object) => void out.writeSSE({ event, data: JSON.stringify(data) });
  const stop = ctx.live.hear(liveTopic(ctx.user.id), (event) => send('change', event ?? { kind: 'tutto' }));
  const beat = setInterval(() => send('beat', {}), HEARTBEAT_MS).unref();
  const end = setTimeout(over.resolve, LIFE_MS).unref();
  const leave = enter(ctx.user.id, over.resolve);
  out.onAbort(over.resolve);
  send('open', {});
  await over.promise;
  leave();
  stop();
  clearInterval(beat);
  clearTimeout(end);
}
