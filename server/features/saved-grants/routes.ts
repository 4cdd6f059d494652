import { createRoute, z } from '@hono/zod-openapi';
import { HIDE_REASONS } from '#domain/grants/hide-reasons.ts';
import { SAVED_SEARCH_PROBLEMS } from '#messages/saved-grants/saved-grants.ts';
import { userContext, type HttpEnv } from '#server/context.ts';
import { grantCriteria, grantSummary } from '#server/features/grants/service.ts';
import { createRouter, json, jsonBody } from '#server/platform/http/http.ts';
import * as searches from './searches.ts';
import * as service from './service.ts';

const tags = ['Bandi salvati'];
const grantId = z.string().trim().min(1).max(200);
const ofGrant = z.object({ grantId });
const ofSearch = z.object({ id: z.string().max(100) });

const savedList = z.object({
  savedGrants: z.array(
    z
      .object({
        grantId: z.string(),
        grantTitle: z.string(),
        grantEntity: z.string(),
        grantAmount: z.string().nullable(),
        grantDeadline: z.string().nullable(),
        grantLink: z.string().nullable(),
        savedAt: z.string(),
        grant: grantSummary.nullable(),
      })
      .openapi('SavedGrant'),
  ),
});
const hiddenList = z.object({
  hiddenGrants: z.array(
    z.object({
      grantId: z.string(),
      reason: z.enum(HIDE_REASONS),
      hiddenAt: z.string(),
      grant: grantSummary.nullable(),
    }),
  ),
});
const searchList = z.object({
  searches: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        criteria: z.record(z.string(), z.array(z.string())),
        hasAlert: z.boolean(),
        createdAt: z.string(),
        total: z.number(),
      })
      .openapi('SavedSearch'),
  ),
});
const name = z.string().trim().min(1, SAVED_SEARCH_PROBLEMS.nameMissing).max(80);
const newSearch = z.object({ name, criteria: grantCriteria, hasAlert: z.boolean().default(false) });
const searchChange = z.object({
  name: name.optional(),
  criteria: grantCriteria.optional(),
  hasAlert: z.boolean().optional(),
});

const listSaved = createRoute({
  method: 'get',
  path: '/saved-grants',
  operationId: 'listSavedGrants',
  tags,
  responses: { 200: json(savedList, 'I bandi salvati, il più recente prima') },
});
const save = createRoute({
  method: 'post',
  path: '/saved-grants',
  operationId: 'saveGrant',
  tags,
  request: jsonBody(ofGrant),
  responses: { 201: json(savedList, 'Bando salvato') },
});
const unsave = createRoute({
  method: 'delete',
  path: '/saved-grants/{grantId}',
  operationId: 'removeSavedGrant',
  tags,
  request: { params: ofGrant },
  responses: { 200: json(savedList, 'Bando rimosso dai salvati') },
});
const listHidden = createRoute({
  method: 'get',
  path: '/hidden-grants',
  operationId: 'listHiddenGrants',
  tags,
  responses: { 200: json(hiddenList, 'I bandi che non interessano') },
});
const hide = createRoute({
  method: 'post',
  path: '/hidden-grants',
  operationId: 'hideGrant',
  tags,
  request: jsonBody(z.object({ grantId, reason: z.enum(HIDE_REASONS) })),
  responses: { 201: json(hiddenList, 'Bando nascosto') },
});
const unhide = createRoute({
  method: 'delete',
  path: '/hidden-grants/{grantId}',
  operationId: 'showGrantAgain',
  tags,
  request: { params: ofGrant },
  responses: { 200: json(hiddenList, 'Bando di nuovo visibile') },
});
const listSearches = createRoute({
  method: 'get',
  path: '/saved-searches',
  operationId: 'listSavedSearches',
  tags,
  responses: { 200: json(searchList, 'Le ricerche salvate') },
});
const createSearch = createRoute({
  method: 'post',
  path: '/saved-searches',
  operationId: 'createSavedSearch',
  tags,
  request: jsonBody(newSearch),
  responses: { 201: json(searchList, 'Ricerca salvata') },
});
const changeSearch = createRoute({
  method: 'patch',
  path: '/saved-searches/{id}',
  operationId: 'changeSavedSearch',
  tags,
  request: { params: ofSearch, ...jsonBody(searchChange) },
  responses: { 200: json(searchList, 'Ricerca aggiornata') },
});
const removeSearch = createRoute({
  method: 'delete',
  path: '/saved-searches/{id}',
  operationId: 'removeSavedSearch',
  tags,
  request: { params: ofSearch },
  responses: { 200: json(searchList, 'Ricerca eliminata') },
});

export const savedGrantRoutes = createRouter<HttpEnv>()
  .openapi(listSaved, async (c) => c.json(await service.listSavedGrants(userContext(c)), 200))
  .openapi(save, async (c) => c.json(await service.saveGrant(userContext(c), c.req.valid('json').grantId), 201))
  .openapi(unsave, async (c) =>
    c.json(await service.removeSavedGrant(userContext(c), c.req.valid('param').grantId), 200),
  )
  .openapi(listHidden, async (c) => c.json(await service.listHiddenGrants(userContext(c)), 200))
  .openapi(hide, async (c) => {
    const input = c.req.valid('json');
    return c.json(await service.hideGrant(userContext(c), input.grantId, input.reason), 201);
  })
  .openapi(unhide, async (c) => c.json(await service.showGrantAgain(userContext(c), c.req.valid('param').grantId), 200))
  .openapi(listSearches, async (c) => c.json(await searches.listSavedSearches(userContext(c)), 200))
  .openapi(createSearch, async (c) => c.json(await searches.createSearch(userContext(c), c.req.valid('json')), 201))
  .openapi(changeSearch, async (c) =>
    c.json(await searches.changeSearch(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(removeSearch, async (c) =>
    c.json(await searches.removeSearch(userContext(c), c.req.valid('param').id), 200),
  );
