import { bigint, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { TokenPrices } from '#domain/admin/assistant.ts';
import type { Switch } from '#domain/admin/system.ts';

/** One row for the whole installation: what administrators set while it runs. */
export const installationSettings = pgTable('installation_settings', {
  id: integer().primaryKey(),
  notice: text().notNull().default(''),
  switchedOff: jsonb('switched_off').$type<Switch[]>().notNull().default([]),
  aiPrices: jsonb('ai_prices').$type<TokenPrices>(),
});

/** Uses of what is limited, by rule and by address or account: servers count together. Its shape is the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** One row that is written to see whether writing works (GET /api/health). */
export const serverHealth = pgTable('server_health', {
  id: integer().primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});
