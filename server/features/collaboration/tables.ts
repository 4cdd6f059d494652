import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TextId } from '#domain/applications/sections.ts';
import type { GuestRole } from '#domain/collaboration/roles.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { applications } from '#server/features/applications/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const applicationId = () =>
  text('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Who was invited to one application, how far, and whether it still counts. */
export const applicationGuests = pgTable(
  'application_guests',
  {
    id: text().primaryKey(),
    applicationId: applicationId(),
    email: text().notNull(),
    role: text().$type<GuestRole>().notNull(),
    /** Only the hash: a stolen database opens nothing. */
    tokenHash: text('token_hash').notNull(),
    invitedAt: moment('invited_at').notNull(),
    guestId: text('guest_id').references(() => profiles.id, { onDelete: 'cascade' }),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('application_guests_token').on(table.tokenHash),
    uniqueIndex('application_guests_address')
      .on(table.applicationId, table.email)
      .where(sql`${table.revokedAt} is null`),
    index('application_guests_person').on(table.guestId),
  ],
);

export const applicationComments = pgTable(
  'application_comments',
  {
    id: text().primaryKey(),
    applicationId: applicationId(),
    section: text().$type<TextId>().notNull(),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    text: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('application_comments_order').on(table.applicationId, table.at)],
);
