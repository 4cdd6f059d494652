import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** spec §3 consultant_profiles. Rating and review count are computed from reviews, never typed. */
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
    /** The marketplace's twelve topics (product.md). */
    topics: text().array().notNull().default([]),
    bio: text().notNull(),
    region: text().notNull(),
    city: text(),
    yearsExperience: integer('years_experience').notNull(),
    hourlyRate: numeric('hourly_rate', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    pricingInfo: text('pricing_info'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('consultant_profiles_listed').on(table.status, table.availableForConsultation),
    check('consultant_profiles_years', sql`${table.yearsExperience} between 0 and 50`),
    check('consultant_profiles_rate', sql`${table.hourlyRate} >= 0`),
    check('consultant_profiles_status', sql`${table.status} in ('in_attesa', 'approvato', 'rifiutato')`),
  ],
);
