import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DataRequestKind } from '#domain/admin/users.ts';
import { profiles } from '#server/features/accounts/tables.ts';

/** What people asked of us about their data by other ways than the product's own, with the day to answer by. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: text().primaryKey(),
    /** Null once the account is gone: that it was asked and done stays known. */
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text().$type<DataRequestKind>().notNull(),
    receivedOn: date('received_on').notNull(),
    dueOn: date('due_on').notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('data_requests_user').on(table.userId),
    index('data_requests_due').on(table.handledAt, table.dueOn),
    check('data_requests_kind', sql`${table.kind} in ('accesso', 'cancellazione')`),
  ],
);
