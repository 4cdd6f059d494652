import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';

/** One choice per company and project; the empty project is "none". */
export const alertSettings = pgTable(
  'alert_settings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    isOn: boolean('is_on').notNull(),
    onlyAdmissible: boolean('only_admissible').notNull(),
    /** Up to here the catalogue was looked through: only what came later is news. */
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.projectId] })],
);
