import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** "Salva" on a profile: whom a person wants to find again. */
export const savedConsultants = pgTable(
  'saved_consultants',
  {
    userId: person('user_id'),
    consultantId: person('consultant_id'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.consultantId] }),
    index('saved_consultants_consultant').on(table.consultantId),
  ],
);
