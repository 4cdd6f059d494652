import type { DirectoryStats } from '#domain/consultants/consultant-card.ts';
import type { ConsultantSort } from '#domain/consultants/directory-search.ts';
import type { Db } from '#server/platform/db/db.ts';
import { turn } from '#server/platform/threads/in-turns.ts';
import { COMPARISONS, entryOf, statsOf, type Entry } from './entries.ts';
import { changedSince, listedAfter, listedByIds } from './store.ts';

const PAGE = 500;
/** Who changed is remembered for a day: a process that nobody asked for so long begins again. */
const REMEMBERED_MS = 12 * 3_600_000;

/** Everybody who is listed, once per process and sorted in every way: a search reads only who changed since the last. */
export class DirectoryMemory {
  #entries = new Map<string, Entry>();
  readonly #orders = new Map<ConsultantSort, Entry[]>();
  #stats: DirectoryStats | undefined;
  #readUpTo: bigint | null = null;
  #readAt = -Infinity;
  #turn: Promise<void> = Promise.resolve();

  /** One after the other: what is read later is newer. */
  refresh(db: Db): Promise<void> {
    const own = this.#turn.then(() => this.#follow(db));
    this.#turn = own.catch(() => {});
    return own;
  }

  inOrder(sort: ConsultantSort): readonly Entry[] {
    let order = this.#orders.get(sort);
    if (!order) this.#orders.set(sort, (order = [...this.#entries.values()].sort(COMPARISONS[sort])));
    return order;
  }

  /** Of all that are listed. */
  get stats(): DirectoryStats {
    return (this.#stats ??= statsOf(this.#entries.values()));
  }

  async #follow(db: Db): Promise<void> {
    const isOld = performance.now() - this.#readAt > REMEMBERED_MS;
    const readAt = performance.now();
    const { ids, upTo } = await changedSince(db, isOld ? null : this.#readUpTo);
    if (isOld) await this.#readAll(db);
    else if (ids.length > 0) await this.#readAgain(db, new Set(ids));
    this.#readUpTo = upTo;
    this.#readAt = readAt;
  }

  async #readAll(db: Db): Promise<void> {
    const entries = new Map<string, Entry>();
    for (let last = ''; ;) {
      const rows = await listedAfter(db, last, PAGE);
      for (const row of rows) entries.set(row.id, entryOf(row));
      if (rows.length < PAGE) break;
      last = rows.at(-1)!.id;
      await turn();
    }
    this.#entries = entries;
    this.#orders.clear();
    this.#stats = undefined;
  }

  /** Who is no longer listed is not among the rows. */
  async #readAgain(db: Db, ids: ReadonlySet<string>): Promise<void> {
    const all = [...ids];
    const fresh: Entry[] = [];
    for (let at = 0; at < all.length; at += PAGE)
      fresh.push(...(await listedByIds(db, all.slice(at, at + PAGE))).map(entryOf));
    for (const id of all) this.#entries.delete(id);
    for (const entry of fresh) this.#entries.set(entry.id, entry);
    for (const [sort, order] of this.#orders) {
      // Nearly sorted already: the new ones are merged in.
      const rest = order.filter(({ id }) => !ids.has(id));
      this.#orders.set(sort, [...rest, ...fresh].sort(COMPARISONS[sort]));
    }
    this.#stats = undefined;
  }
}

const memories = new WeakMap<Db, DirectoryMemory>();

/** The directory as it is now. Pass the database itself, never a transaction. */
export async function openDirectory(db: Db): Promise<DirectoryMemory> {
  let memory = memories.get(db);
  if (!memory) memories.set(db, (memory = new DirectoryMemory()));
  await memory.refresh(db);
  return memory;
}
