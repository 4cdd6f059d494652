import { AppError } from '#domain/errors.ts';

/** What is smaller is no burden, whoever sends how many of it. */
const LIGHT_BYTES = 256 * 1024;

export type BodyLoad = {
  /** Takes room for one body until the function it answers with is called; refuses while there is none. */
  take(client: string, bytes: number): () => void;
};

/**
 * A body is in memory while it is read and answered. Together they may weigh so much, and each address so much of it;
 * a single one always has its turn, as large as its operation allows.
 */
export function createBodyLoad({ total, perClient }: { total: number; perClient: number }): BodyLoad {
  const held = new Map<string, number>();
  let all = 0;
  return {
    take(client, bytes) {
      if (bytes <= LIGHT_BYTES) return () => {};
      const own = held.get(client) ?? 0;
      const isTooMuch = (before: number, most: number) => before > 0 && before + bytes > most;
      if (isTooMuch(own, perClient)) throw new AppError('too_many_requests', { retryAfterSeconds: 10 });
      if (isTooMuch(all, total)) throw new AppError('service_unavailable');
      all += bytes;
      held.set(client, own + bytes);
      return () => {
        all -= bytes;
        const left = (held.get(client) ?? 0) - bytes;
        if (left > 0) held.set(client, left);
        else held.delete(client);
      };
    },
  };
}
