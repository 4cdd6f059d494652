import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { grants } from '#server/features/grants/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** A copy of what the person saw when saving, so that the list never goes blank (SAV-1). */
export const savedGrants = pgTable(
  'saved_grants',
  {
    userId: owner(),
    grantId: text('grant_id').notNull(),
    grantTitle: text('grant_title').notNull(),
    grantEntity: text('grant_entity').notNull(),
    grantAmount: text('grant_amount'),
    grantDeadline: date('grant_deadline'),
    grantLink: text('grant_link'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId] }),
    index('saved_grants_order').on(table.userId, table.savedAt),
    index('saved_grants_grant').on(table.grantId),
  ],
);

/** "Non mi interessa": belongs to the person, leaves suggestions and alerts (SAV-5). */
export const hiddenGrants = pgTable(
  'hidden_grants',
  {
    userId: owner(),
    grantId: text('grant_id').notNull(),
    reason: text().notNull(),
    hiddenAt: moment('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grantId] })],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    /** Folded: "Bandi Puglia" and "bandi puglia" are one name. */
    nameKey: text('name_key').notNull(),
    criteria: jsonb().$type<Record<string, string[]>>().notNull(),
    hasAlert: boolean('has_alert').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Up to here the alert has looked: only what came later is news. */
    lastRunAt: moment('last_run_at').notNull(),
  },
  (table) => [uniqueIndex('saved_searches_name').on(table.userId, table.nameKey)],
);

/** Who was told of what and why: nobody hears the same thing twice (SAV-7). */
export const grantAlerts = pgTable(
  'grant_alerts',
  {
    userId: owner(),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grantId, table.reason] })],
);
