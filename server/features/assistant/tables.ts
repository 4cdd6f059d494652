import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every request to the assistant, without its texts: usage, quotas and the last error (AST-18). */
export const aiRequests = pgTable(
  'ai_requests',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => businessProfiles.id, { onDelete: 'set null' }),
    type: text().notNull(),
    /** Null when nobody could answer, or the person stopped waiting. */
    answeredBy: text('answered_by'),
    isSuccess: boolean('is_success').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Also of a provider whose place the embedded assistant took. */
    error: text(),
    /** Of a failure of our own: its kind and its place in the code, never its words. */
    failurePlace: text('failure_place'),
    durationMs: integer('duration_ms').notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ai_requests_user').on(table.userId, table.createdAt),
    index('ai_requests_created').on(table.createdAt),
  ],
);

/** How much one person may ask per day, where it is not what everybody may. */
export const aiQuotas = pgTable('ai_quotas', {
  userId: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  daily: integer().notNull(),
});

/** The company's yes to sending its texts to one provider; another provider asks again. */
export const aiConsents = pgTable('ai_consents', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  host: text().notNull(),
  grantedAt: moment('granted_at').notNull(),
});
