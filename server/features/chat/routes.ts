import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { CHAT, chatLine, chatView, messageInput, messagePage, messageView, reportInput } from '#domain/chat/chat.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { attachment } from '#server/features/files/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import { reportChat } from './reports.ts';
import { listChats, markChatRead, readChat, readChatFile, readMessages, sendMessage, tellTyping } from './service.ts';
import { keepTelling } from './stream.ts';

const tags = ['Chat'];
const params = z.object({ id: z.string().min(1).max(100) });
const number = z.coerce.number().int().min(0).max(1_000_000_000);

const list = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listChats',
  tags,
  responses: { 200: json(z.object({ chats: z.array(chatLine) }), 'Le conversazioni, dall’ultima parola') },
});
const stream = createRoute({
  method: 'get',
  path: '/stream',
  operationId: 'streamChats',
  tags,
  responses: {
    200: {
      description: 'Eventi messaggio, letto, incarico, scrive: che cosa rileggere, mai le parole',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});
const read = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readChat',
  tags,
  request: { params },
  responses: { 200: json(chatView, 'Una conversazione con gli ultimi messaggi') },
});
const more = createRoute({
  method: 'get',
  path: '/{id}/messages',
  operationId: 'readChatMessages',
  tags,
  request: { params, query: z.object({ before: number.optional(), after: number.optional() }) },
  responses: { 200: json(messagePage, 'I messaggi prima o dopo un numero') },
});
const send = createRoute({
  method: 'post',
  path: '/{id}/messages',
  operationId: 'sendChatMessage',
  tags,
  request: { params, ...formOf('Campo data (JSON: clientId, text, taskId) e, se serve, un file nel campo file') },
  responses: { 201: json(z.object({ message: messageView }), 'Il messaggio: mandato due volte, c’è una volta sola') },
});
const mark = createRoute({
  method: 'post',
  path: '/{id}/read',
  operationId: 'markChatRead',
  tags,
  request: { params, ...jsonBody(z.object({ upTo: z.number().int().min(0).max(1_000_000_000) })) },
  responses: { 200: json(messagePage.shape.marks, 'Fin dove ciascuno ha letto') },
});
const typing = createRoute({
  method: 'post',
  path: '/{id}/typing',
  operationId: 'tellTyping',
  tags,
  request: { params },
  responses: { 204: { description: 'Detto' } },
});
const report = createRoute({
  method: 'post',
  path: '/{id}/reports',
  operationId: 'reportChat',
  tags,
  request: { params, ...jsonBody(reportInput) },
  responses: { 204: { description: 'Segnalata a chi amministra' } },
});
const download = createRoute({
  method: 'get',
  path: '/{id}/files/{fileId}',
  operationId: 'downloadChatFile',
  tags,
  request: { params: params.extend({ fileId: z.string().min(1).max(100) }) },
  responses: {
    200: {
      description: 'Un file della conversazione, solo per le due parti',
      content: { 'application/octet-stream': { schema: z.any() } },
    },
  },
});

export const chatRoutes = createRouter<HttpEnv>()
  .openapi(list, async (c) => c.json({ chats: await listChats(userContext(c)) }, 200))
  .openapi(stream, (c) => {
    const ctx = userContext(c);
    return streamSSE(c, (out) => keepTelling(ctx, out));
  })
  .openapi(read, async (c) => c.json(chatView.parse(await readChat(userContext(c), c.req.valid('param').id)), 200))
  .openapi(more, async (c) =>
    c.json(await readMessages(userContext(c), c.req.valid('param').id, c.req.valid('query')), 200),
  )
  .openapi(send, async (c) => {
    const { data, uploads } = await readMultipart(c, messageInput, 'file');
    return c.json({ message: await sendMessage(userContext(c), c.req.valid('param').id, data, uploads) }, 201);
  })
  .openapi(mark, async (c) =>
    c.json(await markChatRead(userContext(c), c.req.valid('param').id, c.req.valid('json').upTo), 200),
  )
  .openapi(typing, async (c) => {
    const ctx = userContext(c);
    await tellTyping(ctx, c.req.valid('param').id, new Date(ctx.now().getTime() + CHAT.typingMs));
    return c.body(null, 204);
  })
  .openapi(report, async (c) => {
    await reportChat(userContext(c), c.req.valid('param').id, c.req.valid('json').reason);
    return c.body(null, 204);
  })
  .openapi(download, async (c) => {
    const { id, fileId } = c.req.valid('param');
    const { file, bytes } = await readChatFile(userContext(c), id, fileId);
    return c.body(bytes as never, 200, attachment(file.name, file.mediaType));
  });
