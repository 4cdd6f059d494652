import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventKind } from '#domain/activity/event-kinds.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

/** What people do: counters, recent activity, analytics and the assistant's context are read from here. */
export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** The company that was active then. */
    companyId: text('company_id').references(() => businessProfiles.id, { onDelete: 'set null' }),
    kind: text().$type<EventKind>().notNull(),
    /** A grant, an application, a session. */
    subjectId: text('subject_id'),
    /** In words, as it was then. */
    title: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [
    index('events_user').on(table.userId, table.at),
    index('events_kind').on(table.userId, table.kind, table.at),
  ],
);

/** The assistant's session, from the first signed-in screen to a long silence (ACT-2). */
export const contextSessions = pgTable(
  'context_sessions',
  {
    id: text().primaryKey(),
    userId: owner(),
    startedAt: moment('started_at').notNull(),
    /** Where it began, and where the person is now. */
    route: text().notNull(),
    currentRoute: text('current_route').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('context_sessions_user').on(table.userId, table.startedAt)],
);
