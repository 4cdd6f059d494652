import { createRoute, z } from '@hono/zod-openapi';
import { collaborationView, commentInput, invitationInput, sharedWithMe } from '#domain/collaboration/collaboration.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import { acceptInvitation, changeRole, inviteGuest, withdrawGuest } from './invitations.ts';
import { addComment, listShared, readCollaboration, removeComment } from './service.ts';

const tags = ['Candidature'];
const id = z.string().min(1).max(100);
const params = z.object({ id });
const guestParams = z.object({ id, guestId: id });
const view = (description: string) => ({ 200: json(collaborationView, description) });

const read = createRoute({
  method: 'get',
  path: '/applications/{id}/collaboration',
  operationId: 'readCollaboration',
  tags,
  request: { params },
  responses: view('Testi, commenti, persone e attività di una candidatura'),
});
const invite = createRoute({
  method: 'post',
  path: '/applications/{id}/guests',
  operationId: 'inviteGuest',
  tags,
  request: { params, ...jsonBody(invitationInput) },
  responses: view('Invito spedito'),
});
const setRole = createRoute({
  method: 'patch',
  path: '/applications/{id}/guests/{guestId}',
  operationId: 'changeGuestRole',
  tags,
  request: { params: guestParams, ...jsonBody(invitationInput.pick({ role: true })) },
  responses: view('Che cosa può fare, da subito'),
});
const withdraw = createRoute({
  method: 'delete',
  path: '/applications/{id}/guests/{guestId}',
  operationId: 'withdrawGuest',
  tags,
  request: { params: guestParams },
  responses: view('Accesso tolto, da subito'),
});
const comment = createRoute({
  method: 'post',
  path: '/applications/{id}/comments',
  operationId: 'addApplicationComment',
  tags,
  request: { params, ...jsonBody(commentInput) },
  responses: view('Commento aggiunto'),
});
const uncomment = createRoute({
  method: 'delete',
  path: '/applications/{id}/comments/{commentId}',
  operationId: 'removeApplicationComment',
  tags,
  request: { params: z.object({ id, commentId: id }) },
  responses: view('Commento proprio tolto'),
});
const shared = createRoute({
  method: 'get',
  path: '/shared-applications',
  operationId: 'listSharedApplications',
  tags,
  responses: { 200: json(sharedWithMe, 'Le candidature di altri in cui si è invitati') },
});
const accept = createRoute({
  method: 'post',
  path: '/shared-applications',
  operationId: 'acceptInvitation',
  tags,
  request: jsonBody(z.object({ token: z.string().min(1).max(200) })),
  responses: { 200: json(z.object({ id: z.string() }), 'La candidatura in cui si è entrati') },
});

export const collaborationRoutes = createRouter<HttpEnv>()
  .openapi(shared, async (c) => c.json(await listShared(userContext(c)), 200))
  .openapi(accept, async (c) => c.json({ id: await acceptInvitation(userContext(c), c.req.valid('json').token) }, 200))
  .openapi(read, async (c) => c.json(await readCollaboration(userContext(c), c.req.valid('param').id), 200))
  .openapi(invite, async (c) => {
    await inviteGuest(userContext(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json(await readCollaboration(userContext(c), c.req.valid('param').id), 200);
  })
  .openapi(setRole, async (c) => {
    const { id: application, guestId } = c.req.valid('param');
    await changeRole(userContext(c), application, guestId, c.req.valid('json').role);
    return c.json(await readCollaboration(userContext(c), application), 200);
  })
  .openapi(withdraw, async (c) => {
    const { id: application, guestId } = c.req.valid('param');
    await withdrawGuest(userContext(c), application, guestId);
    return c.json(await readCollaboration(userContext(c), application), 200);
  })
  .openapi(comment, async (c) => {
    const application = c.req.valid('param').id;
    await addComment(userContext(c), application, c.req.valid('json'));
    return c.json(await readCollaboration(userContext(c), application), 200);
  })
  .openapi(uncomment, async (c) => {
    const { id: application, commentId } = c.req.valid('param');
    await removeComment(userContext(c), application, commentId);
    return c.json(await readCollaboration(userContext(c), application), 200);
  });
