import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportVerdict } from '#domain/chat/chat-report.ts';
import type { Side } from '#domain/consultancies/vocabulary.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';
import { files } from '#server/features/files/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const consultancyId = () =>
  text('consultancy_id')
    .notNull()
    .references(() => consultancies.id, { onDelete: 'cascade' });

/** One conversation per consultancy. Numbers have no gaps: they are given under the lock of its row. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text().primaryKey(),
    consultancyId: consultancyId(),
    number: integer().notNull(),
    side: text().$type<Side>().notNull(),
    /** Given by the sender's browser before it leaves: sent twice, it is there once. */
    clientId: text('client_id').notNull(),
    text: text().notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    taskId: text('task_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_order').on(table.consultancyId, table.number),
    uniqueIndex('chat_messages_once').on(table.consultancyId, table.side, table.clientId),
    index('chat_messages_file').on(table.fileId),
  ],
);

/** How far each side has come. */
export const chatMarks = pgTable(
  'chat_marks',
  {
    consultancyId: consultancyId(),
    side: text().$type<Side>().notNull(),
    delivered: integer().notNull().default(0),
    read: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.consultancyId, table.side] })],
);

/** "Segnala": read by an administrator, never by the other side. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: text().primaryKey(),
    consultancyId: consultancyId(),
    reporterId: text('reporter_id').references(() => profiles.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    at: moment('at').notNull(),
    handledAt: moment('handled_at'),
    /** Null while it waits, and of those that were closed without one. */
    verdict: text().$type<ReportVerdict>(),
  },
  (table) => [index('chat_reports_open').on(table.handledAt, table.at)],
);
