import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { AppError } from '#domain/errors.ts';
import { ASSISTANT_TYPES, DOCUMENT_TYPES, STREAMED_TYPES } from '#domain/assistant/request-types.ts';
import { ASSISTANT_NEEDS, UNKNOWN_FAILURE } from '#messages/assistant/assistant.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { formOf, readMultipart } from '#server/platform/http/multipart.ts';
import { analyseUpload, askAssistant, changeConsent, readConsent, readUsage } from './service.ts';
import { assistantAnswer, assistantRefusal, consentShape, documentAnswer, usageShape } from './shapes.ts';

const tags = ['Assistente'];
const bodyOf = <Types extends readonly [string, ...string[]]>(types: Types) =>
  z.object({
    type: z.enum(types),
    data: z.record(z.string(), z.unknown()).default({}),
    userProfile: z.record(z.string(), z.unknown()).nullish(),
  });

const ask = createRoute({
  method: 'post',
  path: '/',
  operationId: 'askAssistant',
  tags,
  request: jsonBody(bodyOf(ASSISTANT_TYPES)),
  responses: {
    200: json(assistantAnswer, 'La risposta, e chi l’ha scritta'),
    default: json(assistantRefusal, 'Un rifiuto, che si legge anche come risposta non riuscita'),
  },
});
const askStream = createRoute({
  method: 'post',
  path: '/stream',
  operationId: 'streamAssistant',
  tags,
  request: jsonBody(bodyOf(STREAMED_TYPES)),
  responses: {
    200: {
      description: 'Eventi delta {text}, poi done con la risposta intera, oppure error {code, message}',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});
const analyse = createRoute({
  method: 'post',
  path: '/document',
  operationId: 'analyseDocument',
  tags,
  request: formOf('Campo data (JSON: documentType, companyId) e un file: letto, mai conservato'),
  responses: { 200: json(documentAnswer, 'Che cosa dice il documento') },
});
const aboutDocument = z.object({
  documentType: z.enum(DOCUMENT_TYPES, ASSISTANT_NEEDS.document),
  companyId: z.string().max(100).nullable().default(null),
});
const usage = createRoute({
  method: 'get',
  path: '/usage',
  operationId: 'readAssistantUsage',
  tags,
  responses: { 200: json(usageShape, 'Quanto è stato usato l’assistente') },
});
const consent = createRoute({
  method: 'get',
  path: '/consent',
  operationId: 'readAssistantConsent',
  tags,
  responses: { 200: json(consentShape, 'Dove vanno i dati, e se l’azienda attiva acconsente') },
});
const putConsent = createRoute({
  method: 'put',
  path: '/consent',
  operationId: 'changeAssistantConsent',
  tags,
  request: jsonBody(z.object({ isGranted: z.boolean() })),
  responses: { 200: json(consentShape, 'Il consenso come è ora') },
});

type WireAnswer = z.infer<typeof assistantAnswer>;

export const assistantRoutes = createRouter<HttpEnv>()
  .openapi(ask, async (c) => {
    const answer = await askAssistant(userContext(c), c.req.valid('json'), { signal: c.req.raw.signal });
    return c.json(answer as WireAnswer, 200);
  })
  .openapi(askStream, async (c) => {
    const ctx = userContext(c);
    const request = c.req.valid('json');
    return streamSSE(c, async (stream) => {
      const stopped = new AbortController();
      stream.onAbort(() => stopped.abort());
      const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
      try {
        const onDelta = (text: string) => send('delta', { text });
        await send('done', await askAssistant(ctx, request, { signal: stopped.signal, onDelta }));
      } catch (error) {
        if (stopped.signal.aborted) return;
        const code = error instanceof AppError ? error.code : 'unexpected';
        if (!(error instanceof AppError)) ctx.log.error({ error }, 'assistant stream failed');
        const [problem] = error instanceof AppError ? error.fields : [];
        await send('error', { code, message: problem?.message ?? ERROR_MESSAGES[code] ?? UNKNOWN_FAILURE });
      }
    });
  })
  .openapi(analyse, async (c) => {
    const { data, uploads } = await readMultipart(c, aboutDocument, 'file');
    return c.json(await analyseUpload(userContext(c), uploads, data, c.req.raw.signal), 200);
  })
  .openapi(usage, async (c) => c.json(await readUsage(userContext(c)), 200))
  .openapi(consent, async (c) => c.json(await readConsent(userContext(c)), 200))
  .openapi(putConsent, async (c) => c.json(await changeConsent(userContext(c), c.req.valid('json').isGranted), 200));
