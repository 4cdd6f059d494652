import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PATHS } from '#domain/paths.ts';
import type { Api } from './app.ts';

const MAX_BYTES = 64 * 1024;

/**
 * The forms of the public pages, sent by a browser without script: the same operation of the API, then back to the
 * page. `named` carries who asks.
 */
export function plainForms(api: Api, named: (c: Context) => Request) {
  const form = (page: string, anchor: string) => {
    const back = (c: Context, isSent: boolean) =>
      c.redirect(`${page}?richiesta=${isSent ? 'inviata' : 'errore'}#${anchor}`, 303);
    return new Hono().post(page, bodyLimit({ maxSize: MAX_BYTES, onError: (c) => back(c, false) }), async (c) =>
      back(c, await ask(api, named(c))),
    );
  };
  return new Hono().route('/', form(PATHS.publicSupport, 'contatto')).route('/', form(PATHS.pricing, 'attivazione'));
}

async function ask(api: Api, request: Request): Promise<boolean> {
  const body = JSON.stringify(Object.fromEntries(new URLSearchParams(await request.text())));
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.set('content-length', String(Buffer.byteLength(body)));
  const url = new URL('/api/support/requests', request.url);
  const answer = await api.fetch(new Request(url, { method: 'POST', headers, body }));
  return answer.ok;
}
