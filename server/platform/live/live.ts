import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from '#server/platform/db/db.ts';
import type { EmbeddedDatabase } from '#server/platform/db/embedded.ts';
import type { ExternalDatabase } from '#server/platform/db/external.ts';
import type { Log } from '#server/platform/log.ts';

/** Null: the line was cut for a while, something may have been missed. */
export type LiveListener = (event: object | null) => void;

/** What happens in one process is heard in all that share the database. Words never travel here, only what to read again. */
export type Live = {
  /** Pass `tx`: it is heard when the change is there, and never when it is not. */
  tell(tx: Db, topic: string, event: object): Promise<void>;
  /** Answers with the way to stop. */
  hear(topic: string, listener: LiveListener): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'bandolo_live';
const RECONNECT_MS = 500;

export async function openLive(database: EmbeddedDatabase | ExternalDatabase, log: Log): Promise<Live> {
  const listeners = new Map<string, Set<LiveListener>>();
  const arrived = (payload: string) => {
    const { topic, event } = JSON.parse(payload) as { topic: string; event: object };
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(event);
  };
  const missed = () => {
    for (const each of [...listeners.values()]) for (const listener of [...each]) listener(null);
  };
  const stop =
    database.kind === 'embedded'
      ? await database.pglite.listen(CHANNEL, arrived)
      : await listenExternal(database.connectionString, arrived, missed, log);
  return {
    async tell(tx, topic, event) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, event })})`);
    },
    hear(topic, listener) {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(topic) === heard) listeners.delete(topic);
      };
    },
    close: async () => {
      listeners.clear();
      await stop().catch(() => {}); // the database may have gone first
    },
  };
}

/** A connection of its own, opened again whenever it falls. */
async function listenExternal(
  connectionString: string,
  arrived: (payload: string) => void,
  missed: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client = await connect();
  async function connect(): Promise<Client> {
    const next = new Client({ connectionString });
    next.on('notification', ({ payload }) => arrived(payload ?? ''));
    next.on('error', (error) => log.warn({ error }, 'live connection'));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    // Only of a line that was there: one that could not be opened ends too, and whoever tried tries again already.
    next.on('end', () => void again());
    return next;
  }
  async function again(): Promise<void> {
    while (!isOver) {
      await pause(RECONNECT_MS, undefined, { ref: false });
      try {
        client = await connect();
        return missed();
      } catch (error) {
        log.warn({ error }, 'live connection cannot be opened again yet');
      }
    }
  }
  return async () => {
    isOver = true;
    await client.end();
  };
}
