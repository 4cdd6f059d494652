import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails of an installation without SMTP: they wait here and are read at /dev/outbox. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_mails_created').on(table.createdAt)],
);
