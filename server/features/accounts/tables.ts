import type { DateLanguage } from '#domain/numbers/date-language.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People (ACC-22). Secrets are kept apart, so that reading a profile can never leak one. */
export const profiles = pgTable(
  'profiles',
  {
    id: text().primaryKey(),
    /** Null only between a first sign-in by a provider and the choice of type. */
    userType: text('user_type'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case; uniqueness is the account's identity. */
    email: text().notNull().unique(),
    phone: text(),
    emailConfirmedAt: moment('email_confirmed_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    registrationMethod: text('registration_method').notNull(),
    /** Sign-up metadata (ACC-12). */
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** How days are written for them (SET-11). */
    dateLanguage: text('date_language').$type<DateLanguage>().notNull().default('it'),
    /** The account is closed and will be erased from then on (SET-6). */
    eraseAfter: moment('erase_after'),
    /** Shut out by an administrator, who says why to the desk alone. */
    lockedAt: moment('locked_at'),
    lockReason: text('lock_reason'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('profiles_user_type', sql`${table.userType} in ('business_user', 'consultant')`),
    check('profiles_date_language', sql`${table.dateLanguage} in ('it', 'en', 'de', 'iso')`),
    check('profiles_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

export const passwords = pgTable('passwords', {
  userId: owner().primaryKey(),
  hash: text().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The cookie holds a random token; here lies only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** To within a few minutes: a page that asks often does not write each time. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** When the person last proved who they are in this session: at its start, or again since. */
    provenAt: moment('proven_at'),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Links sent by mail: single use, expiring. `data` carries what the use needs (a new e-mail address). */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_links_user').on(table.userId, table.kind)],
);

/** A code of the telephone at each sign-in (SET-10). On only once confirmed; a time step counts once. */
export const twoFactor = pgTable('two_factor', {
  userId: owner().primaryKey(),
  secret: text().notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: integer('last_step'),
});

/** Each good for one sign-in without the telephone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What a person agreed to, with version and time (ACC-16). */
export const consents = pgTable(
  'consents',
  {
    userId: owner(),
    document: text().notNull(),
    version: text().notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** Sign-in by Google or Facebook: the provider's own id of the person. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('provider_accounts_user').on(table.userId),
  ],
);

/** One attempt to sign in by a provider, from the redirect to the callback. */
export const oauthStates = pgTable('oauth_states', {
  stateHash: text('state_hash').primaryKey(),
  provider: text().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  next: text(),
  /** The signed-in person who asked to connect the provider, instead of entering by it (SET-9). */
  connectTo: text('connect_to').references(() => profiles.id, { onDelete: 'cascade' }),
  userData: jsonb('user_data').$type<Record<string, unknown>>().notNull().default({}),
  expiresAt: moment('expires_at').notNull(),
});

/** Attempts per account and address, exact across processes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
