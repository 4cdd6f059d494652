import { Hono, type Context } from 'hono';
import { PATHS } from '#domain/paths.ts';
import type { Api } from './app.ts';

const MAX_BYTES = 64 * 1024;

/**
 * The forms of the public pages, sent by a browser without script: the same operation of the API, then back to the
 * page. `named` carries who asks.
 */
export function plainForms(api: Api, named: (c: Context) => Request) {
  const send = (page: string, anchor: string) => async (c: Context) => {
    const answer = await ask(api, named(c));
    return c.redirect(`${page}?richiesta=${answer ? 'inviata' : 'errore'}#${anchor}`, 303);
  };
  return new Hono()
    .post(PATHS.publicSupport, send(PATHS.publicSupport, 'contatto'))
    .post(PATHS.pricing, send(PATHS.pricing, 'attivazione'));
}

async function ask(api: Api, request: Request): Promise<boolean> {
  const text = await request.text();
  if (text.length > MAX_BYTES) return false;
  const body = JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(body)));
  const url = new URL('/api/support/requests', request.url);
  const answer = await api.fetch(new Request(url, { method: 'POST', headers, body }));
  return answer.ok;
}
