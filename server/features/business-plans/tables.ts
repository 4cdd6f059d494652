import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';
import { projects } from '#server/features/projects/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a company tells banks and calls about itself: several per company (BPL-1). */
export const businessPlans = pgTable(
  'business_plans',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** The call that it aims at, and its name should it leave the catalogue. */
    grantId: text('grant_id'),
    grantTitle: text('grant_title'),
    phase: text().notNull().default('azienda'),
    /** The shape of domain/business-plans/answers/answers.ts, parsed at every reading. */
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of the answers: who writes says which one they saw. */
    revision: integer().notNull().default(1),
    /** The number of the version at work; those before it are kept. */
    version: integer().notNull().default(1),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('business_plans_company').on(table.userId, table.companyId, table.updatedAt)],
);

/** One of the twelve parts. A row of its own, so that a job and a person never overwrite each other's parts. */
export const businessPlanSections = pgTable(
  'business_plan_sections',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => businessPlans.id, { onDelete: 'cascade' }),
    section: text().notNull(),
    state: text().notNull().default('vuota'),
    /** The shape of domain/business-plans/rich-text.ts. */
    blocks: jsonb().$type<unknown[]>().notNull().default([]),
    revision: integer().notNull().default(0),
    writer: text(),
    isAccepted: boolean('is_accepted').notNull().default(false),
    notice: text(),
    /** The generation that is to write it. */
    runId: text('run_id'),
    writtenAt: moment('written_at'),
  },
  (table) => [primaryKey({ columns: [table.planId, table.section] })],
);

/** A plan as it was. */
export const businessPlanVersions = pgTable(
  'business_plan_versions',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => businessPlans.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    grantTitle: text('grant_title'),
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    sections: jsonb().$type<Record<string, unknown[]>>().notNull(),
    reason: text().notNull(),
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    index('business_plan_versions_actor').on(table.actorId),
  ],
);
