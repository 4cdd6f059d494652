import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { GRACE_DAYS } from '#domain/accounts/closing.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newToken, tokenHash } from '#server/platform/tokens.ts';
import { oneTimeLinks } from './tables.ts';

const HOUR_MS = 3_600_000;
export const LIFETIME_MS = {
  confirm_email: 48 * HOUR_MS,
  reset_password: HOUR_MS,
  change_email: 24 * HOUR_MS,
  /** Between the first step of a sign-in and the code of the app. */
  second_step: HOUR_MS / 6,
  keep_account: GRACE_DAYS * 24 * HOUR_MS,
  /** In the cookie of the browser that registered: as long as the link that confirms. */
  registered_browser: 48 * HOUR_MS,
};
type LinkKind = keyof typeof LIFETIME_MS;
const KINDS = Object.keys(LIFETIME_MS) as LinkKind[];

/** A new link of a kind makes the earlier ones of that kind worthless. */
export async function issueLink(db: Db, userId: string, kind: LinkKind, now: Date, data: Record<string, string> = {}) {
  await voidLinks(db, userId, [kind], now);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind]);
  await db.insert(oneTimeLinks).values({ tokenHash: tokenHash(token), userId, kind, data, expiresAt, createdAt: now });
  return token;
}

/** Of every kind, and browsers that were remembered: nothing of before leads anywhere. */
export async function endLinks(tx: Db, userId: string): Promise<void> {
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
}

/** All that was mailed or is waiting for a code, when the password is another. */
export const voidAllLinks = (db: Db, userId: string, now: Date): Promise<void> => voidLinks(db, userId, KINDS, now);

async function voidLinks(db: Db, userId: string, kinds: readonly LinkKind[], now: Date): Promise<void> {
  const unused = and(
    eq(oneTimeLinks.userId, userId),
    inArray(oneTimeLinks.kind, [...kinds]),
    isNull(oneTimeLinks.usedAt),
  );
  await db.update(oneTimeLinks).set({ usedAt: now }).where(unused);
}

const unusedOf = (token: string, kinds: readonly LinkKind[], now: Date) =>
  and(
    eq(oneTimeLinks.tokenHash, tokenHash(token)),
    inArray(oneTimeLinks.kind, [...kinds]),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  );

/** Whose link it is, which stays good. */
export async function findLink(db: Db, token: string, kind: LinkKind, now: Date): Promise<{ userId: string }> {
  const [link] = await db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(unusedOf(token, [kind], now));
  if (!link) throw new AppError('link_invalid');
  return link;
}

/** One conditional update: of any number of parallel uses exactly one succeeds. */
export async function useLink(db: Db, token: string, kind: LinkKind | LinkKind[], now: Date) {
  const [link] = await db
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(unusedOf(token, [kind].flat(), now))
    .returning({ userId: oneTimeLinks.userId, data: oneTimeLinks.data });
  if (!link) throw new AppError('link_invalid');
  return link;
}
