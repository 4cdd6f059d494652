import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Whom the words name, where that is somebody else: the notice goes with that person's account. */
    aboutId: text('about_id').references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Put into a mail, or never to be; null while it waits for one. */
    mailedAt: moment('mailed_at'),
    /** Shown by the browsers that listen, or never to be; null while it waits for that. */
    pushedAt: moment('pushed_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_order').on(table.userId, table.createdAt),
    index('notifications_about').on(table.aboutId),
    index('notifications_unpushed')
      .on(table.userId)
      .where(sql`${table.pushedAt} is null`),
    index('notifications_waiting')
      .on(table.userId)
      .where(sql`${table.mailedAt} is null`),
  ],
);

/** The four switches of the settings (SET-3). No row: the defaults of domain/notifications/preferences.ts. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  emailGrants: boolean('email_grants').notNull(),
  emailDeadlines: boolean('email_deadlines').notNull(),
  emailNews: boolean('email_news').notNull(),
  /** What was published until then is no news for this person. */
  newsToldOn: date('news_told_on'),
  pushNotifications: boolean('push_notifications').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** In the links at the foot of mails: it stops mails, and opens nothing. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    token: text().notNull(),
  },
  (table) => [uniqueIndex('mail_tokens_token').on(table.token)],
);
