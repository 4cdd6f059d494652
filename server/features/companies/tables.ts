import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Companies (COM-1). Exact figures and other additions live in `details`. */
export const businessProfiles = pgTable(
  'business_profiles',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    roleInCompany: text('role_in_company').notNull(),
    sector: text().notNull(),
    vatNumber: text('vat_number'),
    isPrimary: boolean('is_primary').notNull().default(false),
    employees: text(),
    foundedYear: integer('founded_year'),
    /** City and region as one reads them; region and province decide (COM-10). */
    location: text(),
    region: text(),
    province: text(),
    website: text(),
    description: text().notNull().default(''),
    address: text(),
    legalForm: text('legal_form'),
    revenue: text(),
    mission: text(),
    vision: text(),
    targetMarket: text('target_market'),
    competitiveAdvantage: text('competitive_advantage'),
    keyPartners: text('key_partners'),
    certifications: text(),
    previousGrants: text('previous_grants'),
    phone: text(),
    email: text(),
    linkedinProfile: text('linkedin_profile'),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    version: integer().notNull().default(1),
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    /** Which company became the active one when this one was deleted, so that "Annulla" can put both back. */
    successorId: text('successor_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('business_profiles_user').on(table.userId, table.createdAt),
    /** One active company per person, whatever the code above does. */
    uniqueIndex('business_profiles_one_primary')
      .on(table.userId)
      .where(sql`${table.isPrimary}`),
  ],
);
