import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });
const company = () =>
  text('company_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' });

/** The other firms of the single undertaking (Reg. UE 2023/2831, art. 2.2); the company itself is not listed. */
export const deMinimisUndertakings = pgTable(
  'de_minimis_undertakings',
  {
    id: text().primaryKey(),
    userId: owner(),
    companyId: company(),
    name: text().notNull(),
    taxCode: text('tax_code'),
    relation: text().notNull(),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('de_minimis_undertakings_company').on(table.userId, table.companyId)],
);

/** Aid received, one line per concession: exact to the cent. */
export const deMinimisEntries = pgTable(
  'de_minimis_entries',
  {
    id: text().primaryKey(),
    userId: owner(),
    companyId: company(),
    /** Null for the company itself. */
    undertakingId: text('undertaking_id').references(() => deMinimisUndertakings.id, { onDelete: 'cascade' }),
    grantedOn: date('granted_on').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    regime: text().notNull(),
    body: text().notNull().default(''),
    title: text(),
    cor: text(),
    /** The application whose award it is; null for what was entered or read from the register. */
    applicationId: text('application_id'),
    car: text(),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('de_minimis_entries_application').on(table.applicationId),
    index('de_minimis_entries_company').on(table.userId, table.companyId),
    /** The register gives each concession one COR: the same extract read twice adds nothing. */
    uniqueIndex('de_minimis_entries_cor')
      .on(table.companyId, table.cor, table.regime)
      .where(sql`${table.cor} is not null and ${table.deletedAt} is null`),
  ],
);
