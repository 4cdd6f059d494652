import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, pgView, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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

/**
 * Who may act for a company besides its owner: the approved consultant of a consultancy that lasts and shares it, while
 * the owner's account is open (CON-19). A view,
 * so that what is withdrawn or over ends with the same statement.
 */
export const companyAgents = pgView('company_agents', {
  userId: text('user_id').notNull(),
  companyId: text('company_id').notNull(),
  ownerId: text('owner_id').notNull(),
  consultancyId: text('consultancy_id').notNull(),
}).as(
  sql`select consultant_id as user_id, company_id, business_id as owner_id, min(id) as consultancy_id from consultancies where shares_company and company_id is not null and business_id is not null and status in ('in_corso', 'in_attesa_documenti') and exists (select 1 from consultant_profiles where user_id = consultant_id and status = 'approvato') and exists (select 1 from profiles where id = business_id and erase_after is null and locked_at is null) group by consultant_id, company_id, business_id`,
);

/** The company that a consultant works for now; who owns companies has theirs marked instead. */
export const companyChoices = pgTable('company_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  companyId: text('company_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
});
