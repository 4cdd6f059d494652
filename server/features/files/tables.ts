import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';

/** Private files: what they are is here, their bytes lie in the storage under a random name. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('files_owner').on(table.ownerId, table.purpose)],
);
