import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { columnsOf, listEntries, type EntryInput } from './ledger-store.ts';
import { deMinimisEntries as entries } from './tables.ts';

type Award = { companyId: string; applicationId: string };

/**
 * For applications: the line that an award adds to the ledger of its company, once; null takes it away again. A line
 * that the person removed in the ledger stays away (`isNew` is false), and so does one that the register already told.
 */
export async function recordAwardedAid(
  { user, now }: Pick<UserContext, 'user' | 'now'>,
  tx: Db,
  { companyId, applicationId }: Award,
  entry: EntryInput | null,
  isNew: boolean,
): Promise<void> {
  const own = and(eq(entries.userId, user.id), eq(entries.applicationId, applicationId));
  const [line] = await tx.select().from(entries).where(own);
  if (!entry || (await isTold(tx, companyId, applicationId, entry))) {
    if (line && !line.deletedAt) await tx.update(entries).set({ deletedAt: now() }).where(own);
    return;
  }
  if (line) {
    const deletedAt = isNew ? null : line.deletedAt;
    await tx
      .update(entries)
      .set({ ...columnsOf(entry), companyId, deletedAt })
      .where(own);
    return;
  }
  const key = { userId: user.id, companyId };
  refuseBeyond('ledgerEntries', (await listEntries(tx, key)).length + 1);
  await tx.insert(entries).values({ ...columnsOf(entry), ...key, applicationId, id: newId(), createdAt: now() });
}

async function isTold(tx: Db, companyId: string, applicationId: string, { cor, regime }: EntryInput): Promise<boolean> {
  if (cor === null) return false;
  const others = or(isNull(entries.applicationId), ne(entries.applicationId, applicationId));
  const same = and(eq(entries.companyId, companyId), eq(entries.cor, cor), eq(entries.regime, regime));
  const [twin] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(same, others, isNull(entries.deletedAt)));
  return twin !== undefined;
}
