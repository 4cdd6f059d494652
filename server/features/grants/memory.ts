import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { grantStatus, type ComputedStatus } from '#domain/grants/status.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import type { Db } from '#server/platform/db/db.ts';
import { inTurns, turn } from '#server/platform/threads/in-turns.ts';
import { grantIdOf } from './catalogue/load.ts';
import { changedSince, currentRevision, readSynonyms, type GrantRow } from './store.ts';
import { createTextIndex } from './text-index.ts';

export type CatalogueEntry = Pick<GrantRow, 'version' | 'createdAt' | 'updatedAt' | 'unpublishedAt' | 'mergedInto'> & {
  grant: Grant;
  editedFields: string[];
  /** Brought by the person who asks, and in the catalogue for nobody else (./own-catalogue.ts). */
  isOwn?: true;
};

/** All grants and their search index, once per process: reads never wait for the database. */
export type Catalogue = {
  /** The words of all grants; `now` decides what is open. */
  index(now: Date): SearchIndex;
  entries(): Iterable<CatalogueEntry>;
  /** Those that nobody finds: withdrawn, or one with another. */
  withdrawn(): Iterable<CatalogueEntry>;
  readonly size: number;
  /** Without what one person brought: whatever is kept for everybody is kept of this one. */
  readonly common: Catalogue;
  readonly own: readonly CatalogueEntry[];
  /** Moves with every change: what is built from the grants is built again then. */
  readonly revision: number;
  /** By slug, or by one of the short ids 1 and 2 (GRA-4); a grant that is one with another is that other. */
  find(id: string): CatalogueEntry | undefined;
  /** Computed at read time (GRA-1); cached within one day, and within one minute where an hour of that day decides. */
  statusOf(entry: CatalogueEntry, now: Date): ComputedStatus;
};

/** How long a process may answer from memory before it asks whether another one has written. */
const CHECK_EVERY_MS = 1000;
/** Nobody has asked for so long: the first one waits for the check instead of reading what was true then. */
const OLD_MS = 5000;
/** Thousands of grants can change at once: this yields to other requests in between. */
const ROWS_PER_TURN = 8;

const isFound = ({ unpublishedAt, mergedInto }: Pick<GrantRow, 'unpublishedAt' | 'mergedInto'>): boolean =>
  unpublishedAt === null && mergedInto === null;

class CatalogueMemory implements Catalogue {
  readonly common = this;
  readonly own = [];
  readonly #index = createTextIndex('');
  readonly #entries = new Map<string, CatalogueEntry>();
  readonly #withdrawn = new Map<string, CatalogueEntry>();
  #indexDay = '';
  #revision = 0;
  #checkedAt = -Infinity;
  /** One more than seen: the first reader waits for the first reading. */
  #writes = 1;
  #seenWrites = 0;
  #updating: Promise<void> | undefined;
  #day = '';
  #minute = '';
  #ofDay = new WeakMap<CatalogueEntry, ComputedStatus>();
  #ofMinute = new WeakMap<CatalogueEntry, ComputedStatus>();

  entries() {
    return this.#entries.values();
  }
  withdrawn() {
    return this.#withdrawn.values();
  }
  get revision() {
    return this.#revision;
  }
  get size() {
    return this.#entries.size;
  }
  index(now: Date) {
    const { day } = this.#momentOf(now);
    if (day !== this.#indexDay) this.#index.setToday((this.#indexDay = day));
    return this.#index;
  }
  find(id: string) {
    const known = grantIdOf(id);
    return this.#entries.get(known) ?? this.#entries.get(this.#withdrawn.get(known)?.mergedInto ?? '');
  }
  statusOf(entry: CatalogueEntry, now: Date): ComputedStatus {
    const moment = this.#momentOf(now);
    const { opensOn, closesOn } = entry.grant;
    const known = opensOn === moment.day || closesOn === moment.day ? this.#ofMinute : this.#ofDay;
    let status = known.get(entry);
    if (!status) known.set(entry, (status = grantStatus(entry.grant, moment)));
    return status;
  }

  /** Waits for what this process has written; what others write is read behind the reader's back. */
  async refresh(db: Db): Promise<void> {
    while (this.#seenWrites !== this.#writes) await this.#update(db);
    const age = performance.now() - this.#checkedAt;
    if (age < CHECK_EVERY_MS) return;
    // Without a database what is known is shown all the same.
    const update = this.#update(db).catch(() => {});
    if (age >= OLD_MS) await update;
  }
  /** Brings in what was written without making anybody wait; a process that never read has nothing to bring. */
  async follow(db: Db): Promise<void> {
    if (this.#checkedAt === -Infinity) return;
    await this.#updating;
    await this.#update(db);
  }
  expire(): void {
    this.#writes += 1;
  }

  #update(db: Db): Promise<void> {
    this.#updating ??= this.#readChanges(db).finally(() => (this.#updating = undefined));
    return this.#updating;
  }

  async #readChanges(db: Db): Promise<void> {
    const writes = this.#writes;
    const revision = await currentRevision(db);
    if (revision !== this.#revision) {
      const isFirst = this.#revision === 0;
      this.#index.setSynonyms(await readSynonyms(db));
      for await (const rows of changedSince(db, this.#revision)) {
        for (const [at, row] of rows.entries()) {
          this.#put(row);
          if (!isFirst) await this.#reindex(row);
          if (at % ROWS_PER_TURN === 0) await turn();
        }
      }
      if (isFirst) await inTurns(this.#index.addAllInSteps(Array.from(this.#entries.values(), ({ grant }) => grant)));
      this.#revision = revision;
    }
    this.#seenWrites = writes;
    this.#checkedAt = performance.now();
  }

  #put({ id, data, overrides, ...row }: GrantRow): void {
    const { version, createdAt, updatedAt, unpublishedAt, mergedInto } = row;
    const editedFields = Object.keys(overrides);
    const entry = { grant: data, version, createdAt, updatedAt, unpublishedAt, mergedInto, editedFields };
    const [from, to] = isFound(row) ? [this.#withdrawn, this.#entries] : [this.#entries, this.#withdrawn];
    from.delete(id);
    to.set(id, entry);
  }

  async #reindex(row: GrantRow): Promise<void> {
    if (isFound(row)) await inTurns(this.#index.addInSteps(row.data));
    else this.#index.remove(row.id);
  }

  #lastInstant = NaN;
  #lastMoment = { day: '', time: '' };
  #momentOf(now: Date) {
    if (now.getTime() !== this.#lastInstant) {
      this.#lastInstant = now.getTime();
      this.#lastMoment = romeMoment(now);
      const { day, time } = this.#lastMoment;
      const minute = `${day} ${time}`;
      if (day !== this.#day) this.#ofDay = new WeakMap();
      if (minute !== this.#minute) this.#ofMinute = new WeakMap();
      this.#day = day;
      this.#minute = minute;
    }
    return this.#lastMoment;
  }
}

const memories = new WeakMap<Db, CatalogueMemory>();

function memoryOf(db: Db): CatalogueMemory {
  let memory = memories.get(db);
  if (!memory) memories.set(db, (memory = new CatalogueMemory()));
  return memory;
}

/** The catalogue as it is now. Pass the database itself, never a transaction. */
export async function openCatalogue({ db }: { db: Db }): Promise<Catalogue> {
  const memory = memoryOf(db);
  await memory.refresh(db);
  return memory;
}

/** For what is told to people: also with what other processes have written until now. */
export async function openFreshCatalogue(services: { db: Db }): Promise<Catalogue> {
  await followCatalogue(services);
  return openCatalogue(services);
}

/** After a write: the next reader looks at once instead of within a second. */
export const catalogueChanged = ({ db }: { db: Db }): void => memoryOf(db).expire();

/** After many writes: brings them into memory while readers go on with what there is. */
export const followCatalogue = ({ db }: { db: Db }): Promise<void> => memoryOf(db).follow(db);
