import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { FILTER_NAMES } from '#domain/grants/catalogue-search.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { askedWords } from '#domain/search/asked-words.ts';
import type { Services } from '#server/context.ts';
import type { GrantQuery } from '#server/features/grants/query.ts';
import { searchTerms } from '#server/features/grants/tables.ts';
import type { Db } from '#server/platform/db/db.ts';

type Writer = Pick<Services, 'db' | 'log' | 'now'>;
type Counts = { searches: number; empty: number; clicks: number };

/** The row of all searches of a day, whatever their words. */
export const ALL_WORDS = '';
/** Searches never wait for the database: they are counted here first, and a crash loses only so much. */
const WRITE_AFTER_MS = 5_000;
const WORDS_IN_HAND = 500;
const WORDS_PER_DAY = 2_000;

class TermBook {
  #day = '';
  #counts = new Map<string, Counts>();
  #timer: NodeJS.Timeout | undefined;

  count(writer: Writer, words: string, part: keyof Counts): void {
    const { day } = romeMoment(writer.now());
    if (this.#day !== day && this.#counts.size > 0) void this.write(writer);
    this.#day = day;
    const known = this.#counts.get(words);
    if (!known && this.#counts.size >= WORDS_IN_HAND) return;
    const counts = known ?? { searches: 0, empty: 0, clicks: 0 };
    counts[part] += 1;
    this.#counts.set(words, counts);
    this.#timer ??= setTimeout(() => void this.write(writer), WRITE_AFTER_MS).unref();
  }

  async write({ db, log }: Writer): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [day, counts] = [this.#day, this.#counts];
    this.#counts = new Map();
    if (counts.size === 0) return;
    try {
      await writeCounts(db, day, counts);
    } catch (error) {
      log.warn({ error }, 'searches could not be counted');
    }
  }
}

const books = new WeakMap<Db, TermBook>();
function bookOf(db: Db): TermBook {
  const book = books.get(db) ?? new TermBook();
  books.set(db, book);
  return book;
}

/** New words only as long as the day has room; a click alone makes no row. */
async function writeCounts(db: Db, day: string, counts: ReadonlyMap<string, Counts>): Promise<void> {
  const words = [...counts.keys()];
  const isOfDay = eq(searchTerms.day, day);
  const known = await db
    .select({ words: searchTerms.words })
    .from(searchTerms)
    .where(and(isOfDay, inArray(searchTerms.words, words)));
  const [kept] = await db.select({ count: count() }).from(searchTerms).where(isOfDay);
  const there = new Set([ALL_WORDS, ...known.map((row) => row.words)]);
  let room = WORDS_PER_DAY - (kept?.count ?? 0);
  const rows = [...counts].filter(([each, { searches }]) => there.has(each) || (searches > 0 && room-- > 0));
  if (rows.length === 0) return;
  const more = (column: keyof Counts) => sql`${searchTerms[column]} + excluded.${sql.identifier(column)}`;
  await db
    .insert(searchTerms)
    .values(rows.map(([each, part]) => ({ day, words: each, ...part })))
    .onConflictDoUpdate({
      target: [searchTerms.day, searchTerms.words],
      set: { searches: more('searches'), empty: more('empty'), clicks: more('clicks') },
    });
}

/** Filters find nothing for reasons of their own: the words are kept only of searches without any. */
const hasFilters = (query: GrantQuery): boolean =>
  query.verdict !== 'tutti' ||
  FILTER_NAMES.some((name) => {
    const value = query[name];
    if (name === 'status') return (value as string[]).join() !== 'aperti';
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });

/** One search by words; what is looked up further, page by page, is the same one. */
export function countSearch(writer: Writer, query: GrantQuery, found: number): void {
  if (query.q === '' || (query.page ?? 1) > 1) return;
  const words = hasFilters(query) ? null : askedWords(query.q);
  for (const each of [ALL_WORDS, ...(words === null ? [] : [words])]) {
    bookOf(writer.db).count(writer, each, 'searches');
    if (found === 0) bookOf(writer.db).count(writer, each, 'empty');
  }
}

/** Somebody opened what these words found. */
export function countClick(writer: Writer, q: string): void {
  const words = askedWords(q);
  for (const each of [ALL_WORDS, ...(words === null ? [] : [words])]) bookOf(writer.db).count(writer, each, 'clicks');
}

/** For who reads them now. */
export const writeTerms = (writer: Writer): Promise<void> => bookOf(writer.db).write(writer);
