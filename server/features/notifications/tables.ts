import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** The thing itself: a path of ours. */
    href: text().notNull(),
    /** What it is about: the same key is told once, however often a job runs. */
    key: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_order').on(table.userId, table.createdAt),
  ],
);
