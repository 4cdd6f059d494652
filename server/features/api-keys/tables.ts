import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Only the hash is kept: a stolen database opens nothing. A revoked key is gone. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    keyHash: text('key_hash').notNull(),
    /** The first characters, by which its owner knows it. */
    shown: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** The day of the count, UTC. */
    usedOn: date('used_on'),
    usedCount: integer('used_count').notNull().default(0),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.keyHash), index('api_keys_user').on(table.userId)],
);
