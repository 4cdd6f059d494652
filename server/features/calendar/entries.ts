import { and, eq, inArray } from 'drizzle-orm';
import { addDays } from '#domain/calendar/days.ts';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { Db } from '#server/platform/db/db.ts';
import { calendarEntries } from './tables.ts';

export type Entry = typeof calendarEntries.$inferSelect;

/** Calendars that ask seldom still hear of what was cancelled. */
const CANCELLED_FOR_DAYS = 30;
/** What has passed leaves the feed after a while, without a word. */
export const PAST_DAYS = 60;

/** What another calendar shows of an item: only that can change it there. */
const shownPart = ({ title, day, time, endTime, detail, href }: CalendarItem): string =>
  JSON.stringify([title, day, time, endTime, detail, href]);

/**
 * Brings what was told up to date with what is: new events begin at sequence 0, changed ones go up by one, vanished ones
 * are cancelled. Under the person's lock: two readers at once must not count twice.
 */
export async function tellEntries(tx: Db, userId: string, items: readonly CalendarItem[], now: Date): Promise<Entry[]> {
  const today = romeMoment(now).day;
  const stored = await tx.select().from(calendarEntries).where(eq(calendarEntries.userId, userId));
  const known = new Map(stored.map((entry) => [entry.uid, entry]));
  const told: Entry[] = [];
  const changed: Entry[] = [];
  for (const item of items.filter(({ day }) => day >= addDays(today, -PAST_DAYS))) {
    const old = known.get(item.id);
    known.delete(item.id);
    const isSame = old && old.cancelledAt === null && shownPart(old.item) === shownPart(item);
    const entry = isSame
      ? old
      : { userId, uid: item.id, sequence: old ? old.sequence + 1 : 0, item, changedAt: now, cancelledAt: null };
    told.push(entry);
    if (!isSame) changed.push(entry);
  }
  const gone: string[] = [];
  for (const old of known.values()) {
    if (old.item.day < today || isLongCancelled(old, now)) gone.push(old.uid);
    else if (old.cancelledAt) told.push(old);
    else {
      const entry = { ...old, sequence: old.sequence + 1, changedAt: now, cancelledAt: now };
      told.push(entry);
      changed.push(entry);
    }
  }
  for (const entry of changed) {
    const { uid: _, userId: __, ...set } = entry;
    await tx
      .insert(calendarEntries)
      .values(entry)
      .onConflictDoUpdate({ target: [calendarEntries.userId, calendarEntries.uid], set });
  }
  if (gone.length > 0) {
    await tx.delete(calendarEntries).where(and(eq(calendarEntries.userId, userId), inArray(calendarEntries.uid, gone)));
  }
  return told;
}

const isLongCancelled = ({ cancelledAt }: Entry, now: Date): boolean =>
  cancelledAt !== null && cancelledAt.getTime() < now.getTime() - CANCELLED_FOR_DAYS * 86_400_000;
