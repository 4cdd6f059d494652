import { isDeepStrictEqual } from 'node:util';
import type { z } from '@hono/zod-openapi';
import type { Api } from '#server/app.ts';
import { errorBody } from '#server/platform/http/http.ts';

type Declared = { content?: Record<string, { schema?: z.ZodType }> };
type Route = { method: string; path: string; responses: Record<string, Declared> };

/**
 * Holds each JSON answer against what its operation declares: a field too many, too few or of another kind fails the
 * test that met it. Refusals have one shape unless the operation declares its own.
 */
export function createAnswerCheck(api: Api) {
  const routes = api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [withPattern(definition.route as unknown as Route)] : [],
  );
  return async (method: string, address: string, answer: Response): Promise<void> => {
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return;
    const path = new URL(address, 'http://localhost').pathname;
    // A fixed path is declared beside one with a parameter: fewer parameters, closer match.
    const [route] = routes
      .filter((other) => other.method === method.toLowerCase() && other.pattern.test(path))
      .sort((one, other) => one.parameters - other.parameters);
    if (!route) return;
    const schema = schemaOf(route, answer.status);
    if (!schema) throw new Error(`${method} ${path} answers ${String(answer.status)}, which it does not declare`);
    const body: unknown = await answer.clone().json();
    const parsed = await schema.safeParseAsync(body);
    const promise = `${method} ${route.path} breaks its promise for ${String(answer.status)}`;
    if (!parsed.success) throw new Error(`${promise}: ${parsed.error.message}`);
    const kept: unknown = JSON.parse(JSON.stringify(parsed.data));
    if (!isDeepStrictEqual(kept, body)) {
      throw new Error(`${promise}: it sends ${JSON.stringify(body)}\nand declares ${JSON.stringify(kept)}`);
    }
  };
}

function withPattern(route: Route) {
  const pattern = new RegExp(`^${route.path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
  return { ...route, pattern, parameters: route.path.split('{').length };
}

function schemaOf({ responses }: Route, status: number): z.ZodType | undefined {
  const declared = (responses[String(status)] ?? responses.default)?.content?.['application/json']?.schema;
  return declared ?? (status >= 400 ? errorBody : undefined);
}
