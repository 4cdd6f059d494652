import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What people ask us: from the public pages (`contatto`, `attivazione`), without an account or with one. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: text().primaryKey(),
    /** Null for visitors; a deleted account leaves its requests without a person. */
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    plan: text(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    description: text().notNull(),
    status: text().notNull().default('aperto'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('support_tickets_status').on(table.status, table.createdAt),
    index('support_tickets_email').on(table.email, table.createdAt),
    check('support_tickets_status_known', sql`${table.status} in ('aperto', 'in_lavorazione', 'risolto')`),
  ],
);
