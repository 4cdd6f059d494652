import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** What a person wrote into the calendar; everything else in it is read where it lives. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: text().primaryKey(),
    userId: owner(),
    title: text().notNull(),
    day: date().notNull(),
    /** On the clock in Rome; null for the whole day. */
    time: text(),
    endTime: text('end_time'),
    note: text().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** "Elimina": kept a while, for "Annulla". */
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('calendar_events_day').on(table.userId, table.day)],
);

/**
 * The private address that other calendars read. The token itself is kept, because the person copies it again and again,
 * and whoever holds this database already holds all that it opens.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: owner().primaryKey(),
    token: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastReadAt: moment('last_read_at'),
    lastReader: text('last_reader'),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.token)],
);

/** What other calendars were told of each event: a change raises its sequence, what went away is told as cancelled. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    userId: owner(),
    uid: text().notNull(),
    sequence: integer().notNull(),
    item: jsonb().$type<CalendarItem>().notNull(),
    changedAt: moment('changed_at').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.uid] })],
);
