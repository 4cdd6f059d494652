import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What administrators did, for ever: the database refuses to change or delete a row. Ids only, no names or texts, so that
 * nothing personal outlives an account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subjectKind, table.subjectId)],
);
