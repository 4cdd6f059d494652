import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { TaxRegime } from '#domain/consultancies/invoice.ts';
import type { Proposal } from '#domain/consultants/profile-changes.ts';
import type { ProfileChecks } from '#domain/consultants/profile-checks.ts';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Consultant profiles (CON-1). Rating and review count are computed from reviews, never typed. */
export const consultantProfiles = pgTable(
  'consultant_profiles',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text().notNull().default('in_attesa'),
    availableForConsultation: boolean('available_for_consultation').notNull().default(true),
    specializations: text().array().notNull(),
    sectors: text().array().notNull(),
    /** The marketplace's twelve topics (CON-1). */
    topics: text().array().notNull().default([]),
    bio: text().notNull(),
    region: text().notNull(),
    city: text(),
    yearsExperience: integer('years_experience').notNull(),
    hourlyRate: numeric('hourly_rate', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    pricingInfo: text('pricing_info'),
    /** A file of the person, shown to everybody while the profile is listed. */
    photoId: text('photo_id'),
    /** How the person presents the own work, in one line. */
    title: text(),
    languages: text().array().notNull().default([]),
    certifications: text().array().notNull().default([]),
    /** What a whole application costs from, in euro. */
    projectRate: numeric('project_rate', { precision: 9, scale: 2, mode: 'number' }),
    /** Of the aid, once it is granted; and never more than so many euro. */
    successPercent: numeric('success_percent', { precision: 3, scale: 1, mode: 'number' }),
    successCap: numeric('success_cap', { precision: 9, scale: 2, mode: 'number' }),
    /** How the own invoices are taxed, where it is said. */
    taxRegime: text('tax_regime').$type<TaxRegime>(),
    /** How many new works can still be taken, and until when that holds. */
    freeSlots: integer('free_slots'),
    freeUntil: date('free_until'),
    /** The last day away from work. */
    absentUntil: date('absent_until'),
    /** When free first calls are taken, every week: days and times on the clocks of Rome. */
    callDays: text('call_days').array().notNull().default([]),
    callTimes: text('call_times').array().notNull().default([]),
    /** For the review: the register one is enrolled in, and the professional insurance. */
    register: text(),
    vatNumber: text('vat_number'),
    insuredUntil: date('insured_until'),
    checks: jsonb().$type<ProfileChecks>().notNull().default({}),
    /** Of an approved profile: changes that wait for the review, while this row stays what everybody reads (CON-2). */
    proposal: jsonb().$type<Proposal>(),
    verifiedAt: moment('verified_at'),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decisionReason: text('decision_reason'),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('consultant_profiles_listed').on(table.status, table.availableForConsultation),
    check('consultant_profiles_years', sql`${table.yearsExperience} between 0 and 50`),
    check('consultant_profiles_rate', sql`${table.hourlyRate} >= 0`),
    check(
      'consultant_profiles_status',
      sql`${table.status} in ('in_attesa', 'da_modificare', 'approvato', 'rifiutato', 'sospeso')`,
    ),
  ],
);

/**
 * What the consultancies of a person come to, counted again in the transaction of each change: the directory sorts and
 * filters thousands by it. No row: nothing happened yet.
 */
export const consultantFigures = pgTable('consultant_figures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** Of the reviews that can be read. */
  rating: numeric({ precision: 4, scale: 3, mode: 'number' }),
  reviewsCount: integer('reviews_count').notNull().default(0),
  /** Closed with an outcome, and of these granted. */
  closed: integer().notNull().default(0),
  granted: integer().notNull().default(0),
  /** Decided requests, and of these accepted. */
  requests: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
  /** Median wait for a first answer. */
  responseMinutes: integer('response_minutes'),
});

/** Every decision on a profile with its reason, the last one included: what the profile itself says is only the last. */
export const consultantDecisions = pgTable(
  'consultant_decisions',
  {
    id: text().primaryKey(),
    consultantId: text('consultant_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    decision: text().notNull(),
    reason: text(),
    decidedBy: text('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('consultant_decisions_of').on(table.consultantId, table.at)],
);

/**
 * Whose profile, figures or name changed last in which transaction, written by triggers of the database: each process
 * keeps the directory in memory and reads again only these. Forgotten after a day; also of people
 * who are gone: no reference.
 */
export const consultantChanges = pgTable(
  'consultant_changes',
  {
    consultantId: text('consultant_id').primaryKey(),
    tx: bigint({ mode: 'bigint' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consultant_changes_tx').on(table.tx)],
);
