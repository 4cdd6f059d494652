import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { GuestRole } from '#domain/collaboration/roles.ts';
import type { OpeningAct, ShareKind } from '#domain/sharing/sharing.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const consultancyId = () =>
  text('consultancy_id')
    .notNull()
    .references(() => consultancies.id, { onDelete: 'cascade' });

/** What the owner lets the consultant of one consultancy see; it counts only while that lasts. */
export const shares = pgTable(
  'shares',
  {
    consultancyId: consultancyId(),
    kind: text().$type<ShareKind>().notNull(),
    targetId: text('target_id').notNull(),
    /** How far the consultant goes in an application. */
    role: text().$type<GuestRole>().notNull().default('modifica'),
    sharedAt: moment('shared_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.consultancyId, table.kind, table.targetId] }),
    index('shares_target').on(table.kind, table.targetId),
  ],
);

/** Who opened what and when: the owner's to read. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: text().primaryKey(),
    consultancyId: consultancyId(),
    kind: text().$type<ShareKind>().notNull(),
    targetId: text('target_id').notNull(),
    actorName: text('actor_name').notNull(),
    act: text().$type<OpeningAct>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('share_openings_order').on(table.consultancyId, table.at)],
);
