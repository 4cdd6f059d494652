import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';
import { documents } from '#server/features/documents/tables.ts';
import { files } from '#server/features/files/tables.ts';
import { projects } from '#server/features/projects/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One company, one project, one grant. What the grant said is kept, should it leave the catalogue. */
export const applications = pgTable(
  'applications',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    grantId: text('grant_id').notNull(),
    grantTitle: text('grant_title').notNull(),
    grantEntity: text('grant_entity').notNull(),
    grantAmount: text('grant_amount'),
    grantDeadline: date('grant_deadline'),
    /** A call that the person brought (domain/applications/custom-grant.ts); null for one of the catalogue. */
    customGrant: jsonb('custom_grant').$type<Record<string, unknown>>(),
    status: text().notNull().default('bozza'),
    /** The shape of domain/applications/contents.ts, parsed at every reading. */
    contents: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(1),
    /** The verdict, and once sent all that it rests on, as they were then (./snapshot.ts). */
    snapshot: jsonb().$type<Record<string, unknown>>(),
    usesAssistant: boolean('uses_assistant').notNull().default(false),
    submission: jsonb().$type<Record<string, string>>(),
    sentAt: moment('sent_at'),
    protocol: text(),
    outcome: jsonb().$type<Record<string, unknown>>(),
    /** The application that this one goes on from, or stands beside. */
    copiedFrom: text('copied_from'),
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('applications_owner').on(table.userId, table.updatedAt),
    // One first draft per company and grant: opening it twice at once makes one.
    uniqueIndex('applications_one_draft')
      .on(table.companyId, table.grantId)
      .where(
        sql`${table.sentAt} is null and ${table.deletedAt} is null and ${table.archivedAt} is null and ${table.copiedFrom} is null`,
      ),
  ],
);

/** Who did what and when; nothing here is ever changed. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: text().primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    kind: text().notNull(),
    detail: text(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('application_events_order').on(table.applicationId, table.at),
    index('application_events_actor').on(table.actorId),
  ],
);

/** Texts as they were: one row when a person comes back after a while, and one for each that was sent. */
export const applicationVersions = pgTable(
  'application_versions',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    contents: jsonb().$type<Record<string, unknown>>().notNull(),
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    index('application_versions_actor').on(table.actorId),
  ],
);

export const applicationFiles = pgTable(
  'application_files',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** The document of the grant's list that it answers, where it answers one. */
    document: text(),
    /** The company's document that it is a copy of. */
    documentId: text('document_id').references(() => documents.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.fileId] })],
);
