import type { Context } from 'hono';
import type { HttpEnv } from '#server/context.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { endSession, type Session } from './sessions.ts';

/** A browser holds one session: the one it came with ends here, instead of lasting unseen for thirty days. */
export async function takeSession(c: Context<HttpEnv>, session: Session): Promise<void> {
  const { ctx, sessionToken } = c.var;
  if (sessionToken) await endSession(ctx.db, sessionToken);
  writeSessionCookie(c, ctx.env.publicUrl, session);
}
