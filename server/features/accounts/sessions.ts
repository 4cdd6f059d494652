import { CAPS } from '#domain/caps.ts';
import type { Client, SessionUser } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newToken, tokenHash } from '#server/platform/tokens.ts';
import * as store from './session-store.ts';

/** Signed-in people stay signed in while they use the product: each use after a day moves the end on. */
export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
const USE_NOTED_MS = 5 * 60_000;

export type Session = { token: string; expiresAt: Date };
type ActiveSession = { user: SessionUser; expiresAt: Date; provenAt: Date | null; isRenewed: boolean };

export async function startSession(db: Db, userId: string, client: Client, now: Date): Promise<Session> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await store.insertSession(db, userId, {
    tokenHash: tokenHash(token),
    expiresAt,
    createdAt: now,
    lastUsedAt: now,
    provenAt: now,
    ...client,
  });
  await store.deleteOldestSessions(db, userId, CAPS.sessions);
  return { token, expiresAt };
}

/** The person behind a cookie, or nobody. */
export async function findSession(db: Db, token: string, now: Date): Promise<ActiveSession | null> {
  const found = await store.findSession(db, tokenHash(token), now);
  if (!found) return null;
  if (now.getTime() - found.lastUsedAt.getTime() > USE_NOTED_MS) await store.markUsed(db, tokenHash(token), now);
  const isOld = found.expiresAt.getTime() - now.getTime() < (SESSION_DAYS - 1) * DAY_MS;
  const expiresAt = isOld ? await extendSession(db, token, now) : found.expiresAt;
  return { user: found.user, expiresAt, provenAt: found.provenAt, isRenewed: isOld };
}

export async function extendSession(db: Db, token: string, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await store.moveSessionEnd(db, tokenHash(token), expiresAt);
  return expiresAt;
}

export const endSession = (db: Db, token: string): Promise<void> => store.deleteSession(db, tokenHash(token));
