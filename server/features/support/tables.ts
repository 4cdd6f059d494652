import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessageKind, MessageSide } from '#domain/support/ticket.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { files } from '#server/features/files/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What people ask us: from the public pages (`contatto`, `attivazione`) or, signed in, as a `ticket`. */
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
    status: text().notNull().default('in_corso'),
    priority: text().notNull().default('media'),
    /** The administrator who follows it. */
    assigneeId: text('assignee_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Who spoke last: what waits for the desk is what the person said last. */
    lastSide: text('last_side').$type<MessageSide>().notNull().default('utente'),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    firstAnsweredAt: moment('first_answered_at'),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('support_tickets_status').on(table.status, table.createdAt),
    index('support_tickets_email').on(table.email, table.createdAt),
    index('support_tickets_user').on(table.userId, table.updatedAt),
    index('support_tickets_updated').on(table.updatedAt),
    check('support_tickets_status_known', sql`${table.status} in ('in_corso', 'risolto')`),
    check('support_tickets_priority_known', sql`${table.priority} in ('alta', 'media', 'bassa')`),
  ],
);

/** The conversation after the first description; notes are the desk's own. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    side: text().$type<MessageSide>().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    text: text().notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('support_messages_order').on(table.ticketId, table.createdAt)],
);

/** Answers that the desk gives often, the same for all of it. */
export const supportAnswers = pgTable('support_answers', {
  id: text().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
