import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a consultant declared on entering a client's company: who gave the mandate, and when (CON-19). */
export const mandates = pgTable(
  'mandates',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    signedOn: date('signed_on').notNull(),
    declaredAt: moment('declared_at').notNull(),
    /** The owner who may take the company over: the last invitation alone counts, and only its hash is kept. */
    invitedEmail: text('invited_email'),
    tokenHash: text('token_hash'),
    invitedAt: moment('invited_at'),
    /** Once taken over: the consultancy that goes on. */
    consultancyId: text('consultancy_id').references(() => consultancies.id, { onDelete: 'set null' }),
  },
  (table) => [index('mandates_consultant').on(table.userId), uniqueIndex('mandates_invitation').on(table.tokenHash)],
);

/** Mails to clients about a grant, one row each: part of the consultant's contacts. */
export const clientMails = pgTable(
  'client_mails',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    clientName: text('client_name').notNull(),
    grantId: text('grant_id').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('client_mails_order').on(table.userId, table.sentAt)],
);

/** Calls, meetings and mails that a consultant wrote down: theirs alone (CON-30). */
export const clientContacts = pgTable(
  'client_contacts',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** One of the two: the consultancy, or the company under mandate. */
    consultancyId: text('consultancy_id').references(() => consultancies.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => businessProfiles.id, { onDelete: 'cascade' }),
    clientName: text('client_name').notNull(),
    kind: text().notNull(),
    minutes: integer(),
    note: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('client_contacts_order').on(table.userId, table.at)],
);
