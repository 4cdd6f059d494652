import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { TURN_MS } from '#server/platform/threads/in-turns.ts';

/**
 * The embedded database answers on this thread and never leaves it: whoever asks again as soon as it is answered, like a
 * job that goes from person to person, would keep everybody else waiting until its end. Between two questions of one
 * turn that has lasted long enough, whoever waits goes first; never inside of a transaction.
 */
export function withTurns(pglite: PGlite): Pick<PGlite, 'query' | 'transaction'> {
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  let begun: number | null = null;
  const breath = async () => {
    if (begun !== null) return performance.now() - begun < TURN_MS ? undefined : turn();
    begun = performance.now();
    void turn().then(() => (begun = null));
  };
  return {
    query: async (...asked) => {
      await breath();
      return query(...asked);
    },
    transaction: async (work) => {
      await breath();
      return transaction(work);
    },
  };
}
