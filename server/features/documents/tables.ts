import { date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#domain/documents/document-kinds.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';
import { files } from '#server/features/files/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The papers of a company, kept to be used again. Whether one still holds is computed from its days. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Who put it here, where it was not its owner. */
    addedBy: text('added_by'),
    addedById: text('added_by_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text().$type<DocumentKind>().notNull(),
    issuedOn: date('issued_on'),
    validUntil: date('valid_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('documents_owner').on(table.userId, table.companyId),
    index('documents_file').on(table.fileId),
    index('documents_added_by').on(table.addedById),
  ],
);
