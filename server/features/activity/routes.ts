import { createRoute, z } from '@hono/zod-openapi';
import { ANSWERED_BY } from '#domain/assistant/request-types.ts';
import { USER_TYPES } from '#domain/vocabulary.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { clearContext, enterSession, messageParts, readContext } from './context-state.ts';
import { recordGrantView } from './service.ts';

const tags = ['Contesto'];
const entry = z.object({
  id: z.string(),
  subjectId: z.string().nullable(),
  title: z.string(),
  data: z.record(z.string(), z.unknown()),
  at: z.string(),
});
const context = z
  .object({
    isActive: z.boolean(),
    currentContext: z.string().nullable(),
    userSessions: z.array(
      z.object({
        sessionId: z.string(),
        userId: z.string(),
        userProfile: z.object({
          firstName: z.string(),
          lastName: z.string(),
          userType: z.enum(USER_TYPES).nullable(),
        }),
        startTime: z.string(),
        route: z.string(),
      }),
    ),
    conversationHistory: z.array(
      z.object({
        role: z.string(),
        content: z.string(),
        parts: messageParts,
        answeredBy: z.enum(ANSWERED_BY).nullable(),
        notice: z.string().nullable(),
        timestamp: z.string(),
        userId: z.string(),
        sessionId: z.string().nullable(),
      }),
    ),
    searchHistory: z.array(entry),
    viewedGrants: z.array(entry),
    compilationHistory: z.array(entry),
    submittedApplications: z.array(entry),
  })
  .openapi('AssistantContext');

const read = createRoute({
  method: 'get',
  path: '/',
  operationId: 'readContext',
  tags,
  responses: { 200: json(context, 'Che cosa sa Filo di quello che hai fatto') },
});
const enter = createRoute({
  method: 'post',
  path: '/session',
  operationId: 'enterContextSession',
  tags,
  request: jsonBody(z.object({ route: z.string().min(1).max(300) })),
  responses: { 200: json(context, 'La sessione in corso, iniziata se non c’era') },
});
const view = createRoute({
  method: 'post',
  path: '/views',
  operationId: 'recordGrantView',
  tags,
  request: jsonBody(z.object({ grantId: z.string().min(1).max(200) })),
  responses: { 200: json(z.object({ status: z.literal('registrata') }), 'Bando visto') },
});
const clear = createRoute({
  method: 'delete',
  path: '/',
  operationId: 'clearContext',
  tags,
  responses: { 200: json(context, 'Cronologia cancellata') },
});

export const activityRoutes = createRouter<HttpEnv>()
  .openapi(read, async (c) => c.json(await readContext(userContext(c)), 200))
  .openapi(enter, async (c) => c.json(await enterSession(userContext(c), c.req.valid('json').route), 200))
  .openapi(view, async (c) => {
    await recordGrantView(userContext(c), c.req.valid('json').grantId);
    return c.json({ status: 'registrata' as const }, 200);
  })
  .openapi(clear, async (c) => c.json(await clearContext(userContext(c)), 200));
