import { lt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { attempts, oauthStates, oneTimeLinks, sessions } from './tables.ts';

const ATTEMPTS_KEPT_MS = 24 * 3_600_000;

/** Every night: nothing stays longer than the privacy notice says (messages/legal.ts). */
export async function forgetExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, at));
  await db.delete(oauthStates).where(lt(oauthStates.expiresAt, at));
  await db.delete(attempts).where(lt(attempts.windowStart, new Date(at.getTime() - ATTEMPTS_KEPT_MS)));
}
