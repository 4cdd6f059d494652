import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { HttpEnv } from '#server/context.ts';
import { startFlow, type FlowStart } from './flow.ts';
import type { ProviderName } from './providers.ts';

const COOKIE = 'bandolo_oauth';
const PATH = '/api/oauth';

/** Where the browser goes now; only this one can come back from there. */
export async function beginFlow(c: Context<HttpEnv>, provider: ProviderName, start: FlowStart): Promise<string> {
  const { ctx } = c.var;
  const { address, state } = await startFlow(ctx, provider, start);
  const secure = ctx.env.publicUrl.startsWith('https:');
  setCookie(c, COOKIE, state, { httpOnly: true, sameSite: 'Lax', path: PATH, maxAge: 600, secure });
  return address;
}

/** The state that this browser began with, once. */
export function takeFlowCookie(c: Context<HttpEnv>): string | undefined {
  const state = getCookie(c, COOKIE);
  deleteCookie(c, COOKIE, { path: PATH });
  return state;
}
