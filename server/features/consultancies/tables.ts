import { sql } from 'drizzle-orm';
import {
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ConsultancyOutcome,
  ConsultancyStatus,
  RequestKind,
  Side,
  Urgency,
} from '#domain/consultancies/vocabulary.ts';
import type { QuoteInput } from '#domain/consultancies/quote.ts';
import type { Sector } from '#domain/vocabulary.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const euro = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/**
 * One row from the request to the end: accepting is a change of its status, so there is never a second consultancy of
 * one request. What the consultant may see of the client is only what is shared, only while it lasts.
 */
export const consultancies = pgTable(
  'consultancies',
  {
    id: text().primaryKey(),
    businessId: text('business_id').references(() => profiles.id, { onDelete: 'set null' }),
    consultantId: text('consultant_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => businessProfiles.id, { onDelete: 'set null' }),
    /** As it was called when it asked. */
    clientName: text('client_name').notNull(),
    sector: text().$type<Sector>().notNull(),
    region: text(),
    kind: text().$type<RequestKind>().notNull(),
    grantId: text('grant_id'),
    grantName: text('grant_name'),
    description: text().notNull(),
    budget: euro('budget'),
    urgency: text().$type<Urgency>().notNull(),
    sharesCompany: boolean('shares_company').notNull().default(false),
    status: text().$type<ConsultancyStatus>().notNull().default('nuova'),
    /** Of a refusal. */
    reason: text(),
    createdAt: moment('created_at').notNull(),
    remindedAt: moment('reminded_at'),
    /** The consultant's first answer of whatever kind. */
    answeredAt: moment('answered_at'),
    acceptedAt: moment('accepted_at'),
    deadline: date(),
    nextMeetingAt: moment('next_meeting_at'),
    /** The free first call that came with the request. */
    callAt: moment('call_at'),
    closedAt: moment('closed_at'),
    outcome: text().$type<ConsultancyOutcome>(),
    grantedAmount: euro('granted_amount'),
    /** The code of the grant in the national register of aid, for anybody to look up. */
    cor: text(),
    earnings: euro('earnings'),
  },
  (table) => [
    index('consultancies_consultant').on(table.consultantId, table.status),
    index('consultancies_business').on(table.businessId, table.createdAt),
    index('consultancies_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'nuova'`),
    uniqueIndex('consultancies_call')
      .on(table.consultantId, table.callAt)
      .where(sql`${table.status} in ('nuova', 'in_corso', 'in_attesa_documenti')`),
    check(
      'consultancies_status',
      sql`${table.status} in ('nuova', 'rifiutata', 'ritirata', 'liberata', 'in_corso', 'in_attesa_documenti', 'completata')`,
    ),
  ],
);

/** One of each side, only of what is closed; covered until both wrote or the time is over. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    consultancyId: text('consultancy_id')
      .notNull()
      .references(() => consultancies.id, { onDelete: 'cascade' }),
    side: text().$type<Side>().notNull(),
    consultantId: text('consultant_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    visibleFrom: moment('visible_from').notNull(),
    /** The consultant's, to what a client wrote. */
    reply: text(),
    repliedAt: moment('replied_at'),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.consultancyId, table.side),
    index('reviews_consultant').on(table.consultantId, table.side, table.visibleFrom),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Every transition, with who made it: the thread of a consultancy and its audit. */
export const consultancyEvents = pgTable(
  'consultancy_events',
  {
    id: text().primaryKey(),
    consultancyId: text('consultancy_id')
      .notNull()
      .references(() => consultancies.id, { onDelete: 'cascade' }),
    /** Null: nobody, the time was over. */
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text().notNull(),
    detail: text(),
    at: moment('at').notNull(),
  },
  (table) => [index('consultancy_events_order').on(table.consultancyId, table.at)],
);

/** Offers in writing; of each consultancy at most one can be answered, the newest. */
export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    consultancyId: text('consultancy_id')
      .notNull()
      .references(() => consultancies.id, { onDelete: 'cascade' }),
    status: text().$type<'inviato' | 'accettato' | 'rifiutato' | 'superato'>().notNull(),
    terms: jsonb().$type<QuoteInput>().notNull(),
    validUntil: date('valid_until').notNull(),
    sentAt: moment('sent_at').notNull(),
    answeredAt: moment('answered_at'),
    reason: text(),
  },
  (table) => [
    uniqueIndex('quotes_open')
      .on(table.consultancyId)
      .where(sql`${table.status} = 'inviato'`),
    index('quotes_order').on(table.consultancyId, table.sentAt),
  ],
);

/** What is to be done, and by which side; a document to send is one of them. */
export const consultancyTasks = pgTable(
  'consultancy_tasks',
  {
    id: text().primaryKey(),
    consultancyId: text('consultancy_id')
      .notNull()
      .references(() => consultancies.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    side: text().$type<Side>().notNull(),
    isDocument: boolean('is_document').notNull().default(false),
    dueOn: date('due_on'),
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull(),
    position: integer().notNull(),
  },
  (table) => [index('consultancy_tasks_order').on(table.consultancyId, table.position)],
);
