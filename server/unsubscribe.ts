import { Hono } from 'hono';
import { MAIL_TOPICS } from '#domain/mail-topics.ts';
import { unsubscribePath } from '#domain/paths.ts';
import type { Services } from './context.ts';
import { unsubscribe } from './features/notifications/service.ts';

/**
 * The address in every digest. Reading it changes nothing, because programs follow links by themselves; a press on the
 * page, or the one click of the mail program (RFC 8058), does.
 */
export function unsubscribeRoutes(services: Services) {
  return new Hono().post('/disiscrizione/:token{[\\w-]{20,100}}', async (c) => {
    const token = c.req.param('token');
    const topic = MAIL_TOPICS.find((each) => each === c.req.query('quali')) ?? 'bandi';
    const isDone = await unsubscribe(services, token, topic);
    if (c.req.query('pagina') === undefined) return c.text('', isDone ? 200 : 404);
    return c.redirect(`${unsubscribePath(token, topic)}&esito=${isDone ? 'fatto' : 'errore'}`, 303);
  });
}
