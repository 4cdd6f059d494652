import { createRoute, z } from '@hono/zod-openapi';
import { ticketInput, ticketMessage } from '#domain/support/ticket.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import { ticketList, ticketView } from './shapes.ts';
import { listTickets, openTicket, readTicket, resolveOwn, writeMessage } from './tickets.ts';

const tags = ['Supporto'];
const params = z.object({ id: z.string().min(1).max(100) });
const one = (description: string) => ({ 200: json(ticketView, description) });

const list = createRoute({
  method: 'get',
  path: '/tickets',
  operationId: 'listTickets',
  tags,
  responses: { 200: json(ticketList, 'I ticket della persona, prima quelli in corso') },
});
const read = createRoute({
  method: 'get',
  path: '/tickets/{id}',
  operationId: 'readTicket',
  tags,
  request: { params },
  responses: one('Il ticket con la conversazione'),
});
const open = createRoute({
  method: 'post',
  path: '/tickets',
  operationId: 'openTicket',
  tags,
  request: formOf('`data`: oggetto, descrizione e priorità in JSON; `files`: un allegato'),
  responses: { 201: json(ticketList.extend({ createdId: z.string() }), 'Il ticket aperto, e la lista') },
});
const write = createRoute({
  method: 'post',
  path: '/tickets/{id}/messages',
  operationId: 'writeTicketMessage',
  tags,
  request: { params, ...formOf('`data`: il testo in JSON; `files`: un allegato') },
  responses: one('Messaggio inviato; un ticket risolto si riapre'),
});
const resolve = createRoute({
  method: 'post',
  path: '/tickets/{id}/resolution',
  operationId: 'resolveTicket',
  tags,
  request: { params },
  responses: one('Segnato come risolto da chi lo ha aperto'),
});

/** The desk's customers: their own tickets only. */
export const ticketRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await listTickets(userContext(c)), 200))
  .openapi(read, async (c) => c.json(await readTicket(userContext(c), c.req.valid('param').id), 200))
  .openapi(open, async (c) => {
    const { data, uploads } = await readMultipart(c, ticketInput, 'files');
    const createdId = await openTicket(userContext(c), data, uploads);
    return c.json({ createdId, ...(await listTickets(userContext(c))) }, 201);
  })
  .openapi(write, async (c) => {
    const { id } = c.req.valid('param');
    const { data, uploads } = await readMultipart(c, ticketMessage, 'files');
    await writeMessage(userContext(c), id, data.text, uploads);
    return c.json(await readTicket(userContext(c), id), 200);
  })
  .openapi(resolve, async (c) => {
    const { id } = c.req.valid('param');
    await resolveOwn(userContext(c), id);
    return c.json(await readTicket(userContext(c), id), 200);
  });
