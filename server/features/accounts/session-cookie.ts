import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_DAYS, type Session } from './sessions.ts';

const NAME = 'bandolo_session';

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');
/** The browser itself then refuses this name from another host or over plain HTTP. */
export const nameFor = (publicUrl: string) => (isHttps(publicUrl) ? `__Host-${NAME}` : NAME);

export function writeSessionCookie(c: Context, publicUrl: string, session: Session): void {
  setCookie(c, nameFor(publicUrl), session.token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(publicUrl),
    path: '/',
    // Each is written for a whole term; counted by the browser itself, whatever its clock says.
    maxAge: SESSION_DAYS * 24 * 60 * 60,
    expires: session.expiresAt,
  });
}

export const readSessionCookie = (c: Context, publicUrl: string): string | null =>
  getCookie(c, nameFor(publicUrl)) ?? null;

export function clearSessionCookie(c: Context, publicUrl: string): void {
  deleteCookie(c, nameFor(publicUrl), { path: '/', secure: isHttps(publicUrl) });
}
