import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a company wants to do: several per company, one active (PRJ-2). */
export const projects = pgTable(
  'projects',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(false),
    /** The shape of domain/projects/project.ts, parsed at every reading. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(1),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('projects_company').on(table.userId, table.companyId, table.createdAt),
    uniqueIndex('projects_one_active')
      .on(table.companyId)
      .where(sql`${table.isActive}`),
  ],
);

/** A project as it was before each change. */
export const projectVersions = pgTable(
  'project_versions',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Who changed it into the next one, and when. */
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    index('project_versions_actor').on(table.actorId),
  ],
);
