import { and, count, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import { tokenHash } from '#server/platform/tokens.ts';
import { recoveryCodes, twoFactor } from '#server/features/accounts/tables.ts';

export async function findTwoFactor(db: Db, userId: string) {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row ?? null;
}

export async function twoFactorOf(db: Db, userId: string) {
  const row = await findTwoFactor(db, userId);
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { isOn: row?.confirmedAt != null, recoveryCodesLeft: left?.count ?? 0 };
}

/** A second start takes the place of one that was never confirmed; one that is on stays as it is. */
export async function keepSecret(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const kept = await db
    .insert(twoFactor)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ userId: twoFactor.userId });
  return kept.length > 0;
}

export async function confirmTwoFactor(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(twoFactor).set({ confirmedAt: now }).where(eq(twoFactor.userId, userId));
}

/** One conditional update: a code counts once, however often it is sent at the same time. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))))
    .returning({ userId: twoFactor.userId });
  return taken.length > 0;
}

export async function replaceRecoveryCodes(tx: Db, userId: string, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: tokenHash(code) })));
}

export async function takeRecoveryCode(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, tokenHash(code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function deleteTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
}
