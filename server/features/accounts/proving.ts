import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { endLinks } from './one-time-links.ts';
import * as store from './store.ts';
import { providerAccounts } from './tables.ts';
import { deleteTwoFactor } from './two-factor/store.ts';

/**
 * Who opens a link of the mailbox. The registrant has also shown to be who prepared the account, by the browser or by
 * the password that was chosen; of an owner only the mailbox is known, or what a provider says of it.
 */
export type Prover = 'registrant' | 'owner';

/**
 * The address is proved: from now on the account is its owner's alone. Whatever was prepared before the first proof may
 * be a stranger's and ends, the ways in too unless it is the registrant who proves; so do all links mailed before.
 */
export async function proveAddress(ctx: Context, tx: Db, userId: string, prover: Prover): Promise<store.Profile> {
  const before = await store.lockProfile(tx, userId);
  if (!before) throw new AppError('link_invalid');
  const isFirst = before.emailConfirmedAt === null;
  if (isFirst) {
    await store.deleteSessionsOf(tx, userId);
    await endPrograms(tx, userId);
    await deleteTwoFactor(tx, userId);
  }
  if (isFirst && prover === 'owner') {
    await store.deletePassword(tx, userId);
    await store.deleteProviders(tx, userId);
  }
  if (!isFirst && prover === 'owner') await endProvidersSince(tx, userId, before.emailConfirmedAt!);
  await endLinks(tx, userId);
  // A registrant who proves another address later proves nothing about what was connected since the first time.
  return isFirst || prover === 'owner' ? store.confirmEmail(tx, userId, ctx.now()) : before;
}

/** Connected after the owner last proved the address: perhaps by who sat at a stolen session. */
async function endProvidersSince(tx: Db, userId: string, proved: Date): Promise<void> {
  await tx
    .delete(providerAccounts)
    .where(and(eq(providerAccounts.userId, userId), gt(providerAccounts.createdAt, proved)));
}

/** Named here and not asked of their features, which ask this one who people are. */
const PROGRAM_TABLES = ['api_keys', 'calendar_feeds', 'push_subscriptions'] as const;

/** What reaches the account without a session: keys, the calendar's address, browsers that get notices. */
export async function endPrograms(tx: Db, userId: string): Promise<void> {
  for (const table of PROGRAM_TABLES)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
}
