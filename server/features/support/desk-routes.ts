import { createRoute, z } from '@hono/zod-openapi';
import { cannedAnswer, deskAnswer, ticketChange, ticketChanges, ticketMessage } from '#domain/support/ticket.ts';
import { INBOX_EXPORT } from '#messages/support/desk.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { csvAttachment } from '#server/platform/http/csv-attachment.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from './answers.ts';
import { answerTicket, noteOnTicket, readForDesk, readInbox, readTicketFile } from './desk.ts';
import { exportInbox } from './inbox-export.ts';
import { answerList, deskTicket, inbox, inboxQuery } from './shapes.ts';
import { changeTicket, changeTickets } from './ticket-changes.ts';

const tags = ['Amministrazione'];
const params = z.object({ id: z.string().min(1).max(100) });
const ticket = (description: string) => ({ 200: json(deskTicket, description) });
const answers = (description: string) => ({ 200: json(answerList, description) });

const list = createRoute({
  method: 'get',
  path: '/tickets',
  operationId: 'listSupportInbox',
  tags,
  request: { query: inboxQuery },
  responses: { 200: json(inbox, 'Ticket e richieste dal sito, con i tempi di risposta') },
});
const csv = createRoute({
  method: 'get',
  path: '/tickets/export.csv',
  operationId: 'exportSupportInbox',
  tags,
  request: { query: inboxQuery },
  responses: { 200: { description: 'I ticket trovati, in CSV', content: { 'text/csv': { schema: z.string() } } } },
});
const read = createRoute({
  method: 'get',
  path: '/tickets/{id}',
  operationId: 'readSupportTicket',
  tags,
  request: { params },
  responses: ticket('Il ticket con conversazione e note interne'),
});
const change = createRoute({
  method: 'patch',
  path: '/tickets/{id}',
  operationId: 'changeSupportTicket',
  tags,
  request: { params, ...jsonBody(ticketChange) },
  responses: ticket('Stato, priorità o assegnazione cambiati'),
});
const changeMany = createRoute({
  method: 'post',
  path: '/tickets/changes',
  operationId: 'changeSupportTickets',
  tags,
  request: jsonBody(ticketChanges),
  responses: {
    200: json(
      ticketChanges.extend({ changes: z.array(ticketChanges.shape.changes.element) }),
      'Come si torna indietro',
    ),
  },
});
const reply = createRoute({
  method: 'post',
  path: '/tickets/{id}/answers',
  operationId: 'answerSupportTicket',
  tags,
  request: { params, ...jsonBody(deskAnswer) },
  responses: ticket('Risposta inviata e notificata'),
});
const note = createRoute({
  method: 'post',
  path: '/tickets/{id}/notes',
  operationId: 'noteSupportTicket',
  tags,
  request: { params, ...jsonBody(ticketMessage) },
  responses: ticket('Nota interna, mai mostrata a chi ha scritto'),
});
const download = createRoute({
  method: 'get',
  path: '/tickets/{id}/files/{fileId}',
  operationId: 'downloadSupportFile',
  tags,
  request: { params: params.extend({ fileId: z.string().min(1).max(100) }) },
  responses: {
    200: { description: 'L’allegato di un ticket', content: { 'application/octet-stream': { schema: z.any() } } },
  },
});
const listCanned = createRoute({
  method: 'get',
  path: '/answers',
  operationId: 'listSupportAnswers',
  tags,
  responses: answers('Le risposte pronte'),
});
const addCanned = createRoute({
  method: 'post',
  path: '/answers',
  operationId: 'addSupportAnswer',
  tags,
  request: jsonBody(cannedAnswer),
  responses: { 201: json(answerList, 'Risposta pronta aggiunta') },
});
const changeCanned = createRoute({
  method: 'put',
  path: '/answers/{id}',
  operationId: 'changeSupportAnswer',
  tags,
  request: { params, ...jsonBody(cannedAnswer) },
  responses: answers('Risposta pronta cambiata'),
});
const removeCanned = createRoute({
  method: 'delete',
  path: '/answers/{id}',
  operationId: 'removeSupportAnswer',
  tags,
  request: { params },
  responses: answers('Risposta pronta tolta'),
});

/** The support desk: administrators only (server/access.ts). Every write answers with what the screen shows next. */
export const supportDeskRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json(await readInbox(userContext(c), c.req.valid('query')), 200))
  .openapi(csv, async (c) =>
    c.body(await exportInbox(userContext(c), c.req.valid('query')), 200, csvAttachment(INBOX_EXPORT.fileName)),
  )
  .openapi(read, async (c) => c.json(await readForDesk(userContext(c), c.req.valid('param').id), 200))
  .openapi(change, async (c) => {
    const { id } = c.req.valid('param');
    await changeTicket(userContext(c), id, c.req.valid('json'));
    return c.json(await readForDesk(userContext(c), id), 200);
  })
  .openapi(changeMany, async (c) => c.json({ changes: await changeTickets(userContext(c), c.req.valid('json')) }, 200))
  .openapi(reply, async (c) => {
    const { id } = c.req.valid('param');
    await answerTicket(userContext(c), id, c.req.valid('json'));
    return c.json(await readForDesk(userContext(c), id), 200);
  })
  .openapi(note, async (c) => {
    const { id } = c.req.valid('param');
    await noteOnTicket(userContext(c), id, c.req.valid('json').text);
    return c.json(await readForDesk(userContext(c), id), 200);
  })
  .openapi(download, async (c) => {
    const { id, fileId } = c.req.valid('param');
    const { file, bytes } = await readTicketFile(userContext(c), id, fileId);
    return c.body(bytes as never, 200, attachment(file.name, file.mediaType));
  })
  .openapi(listCanned, async (c) => c.json(await listAnswers(userContext(c)), 200))
  .openapi(addCanned, async (c) => {
    await addAnswer(userContext(c), c.req.valid('json'));
    return c.json(await listAnswers(userContext(c)), 201);
  })
  .openapi(changeCanned, async (c) => {
    await changeAnswer(userContext(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json(await listAnswers(userContext(c)), 200);
  })
  .openapi(removeCanned, async (c) => {
    await removeAnswer(userContext(c), c.req.valid('param').id);
    return c.json(await listAnswers(userContext(c)), 200);
  });
