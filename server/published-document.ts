import type { OpenAPIHono } from '@hono/zod-openapi';
import { isForKeys } from '#domain/api-keys/key-rules.ts';
import { ACCESS } from './access.ts';
import type { HttpEnv } from './context.ts';
import { nameFor as sessionCookieName } from './features/accounts/session-cookie.ts';
import { errorBody } from './platform/http/http.ts';
import { VERSION } from './version.ts';

type Responses = Record<string, { description: string; content?: object }>;
type Operation = {
  operationId?: string;
  summary?: string;
  security?: object[];
  parameters?: { in: string }[];
  requestBody?: object;
  responses: Responses;
};
type Refusals = Record<string, string>;

/** What GET /api/openapi.json tells: every operation as its route declares it, and every way in which it says no. */
export function publishedDocument(api: OpenAPIHono<HttpEnv>, publicUrl: string) {
  api.openAPIRegistry.register('Error', errorBody);
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(publicUrl),
    description: 'La sessione di chi ha fatto l’accesso',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'Una chiave personale, facoltativa: con essa i limiti si contano per chiave',
  });
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Bandolo', version: VERSION, description: 'Bandi, requisiti, candidature e consulenti.' },
    servers: [{ url: publicUrl }],
  });
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const refusals = Object.entries(refusalsOf(method.toUpperCase(), path, operation));
      const content = operation.responses.default?.content ?? ERROR_CONTENT;
      const told = refusals.map(([status, description]) => [status, { description, content }]);
      operation.summary ??= summaryOf(operation.responses);
      operation.security = securityOf(method, path);
      operation.responses = { ...Object.fromEntries(told), ...operation.responses };
    }
  }
  return withNulls(document);
}

/**
 * "A named shape, or null" comes out of the generator as `allOf: [shape, object or null]`, which refuses null: all
 * parts must accept a value. It is written as it is meant.
 */
function withNulls<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withNulls) as Node;
  if (node === null || typeof node !== 'object') return node;
  const { allOf, ...rest } = node as { allOf?: { type?: unknown }[] };
  const types = allOf?.at(-1)?.type;
  const isNullable = allOf !== undefined && Array.isArray(types) && types.includes('null');
  const entries = Object.entries(isNullable ? rest : node).map(([key, value]) => [key, withNulls(value)]);
  if (isNullable) entries.push(['anyOf', [withNulls(asNeverNull(allOf)), { type: 'null' }]]);
  return Object.fromEntries(entries) as Node;
}

function asNeverNull(parts: { type?: unknown }[]): object {
  const { type: _type, ...last } = parts.at(-1) ?? {};
  const told = Object.keys(last).length > 0 ? [...parts.slice(0, -1), { type: 'object', ...last }] : parts.slice(0, -1);
  return told.length === 1 ? (told[0] ?? {}) : { allOf: told };
}

/** What it answers when it does what is asked, in a line. */
const summaryOf = (responses: Responses): string =>
  Object.entries(responses).find(([status]) => /^[23]/.test(status))?.[1].description ?? '';

/** Nothing, or a key; otherwise the session. */
function securityOf(method: string, path: string): object[] {
  const operation = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  if (ACCESS[operation] !== 'anyone') return [{ session: [] }];
  return isForKeys(operation) ? [{}, { apiKey: [] }] : [];
}

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Which refusals an operation can meet follows from who may call it and from what it takes. */
function refusalsOf(method: string, path: string, { parameters = [], requestBody }: Operation): Refusals {
  const audience = ACCESS[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`];
  const isWrite = method !== 'GET';
  return {
    ...(requestBody || parameters.length > 0 ? { 400: 'Dati non validi, con i campi da correggere' } : {}),
    ...(audience === 'anyone' ? {} : { 401: 'Serve una sessione' }),
    ...(isWrite || (audience !== 'anyone' && audience !== 'user')
      ? { 403: 'Questo account non può, o la richiesta arriva da un altro sito' }
      : {}),
    ...(path.includes('{') ? { 404: 'Non esiste, o non è di chi chiede' } : {}),
    ...(requestBody ? { 413: 'Richiesta o file troppo grande' } : {}),
    default: 'Ogni altro rifiuto: il codice dice quale',
  };
}
