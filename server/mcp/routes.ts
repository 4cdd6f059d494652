import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#domain/errors.ts';
import { MCP_PATH } from '#domain/file-paths.ts';
import { MCP } from '#messages/site/mcp.ts';
import type { Api } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { createMcpServer, type Ask } from './tools.ts';

const MAX_BYTES = 64 * 1024;
const RATE: RateRule = { name: 'mcp-ip', limit: 120, windowSeconds: 60 };
/** JSON-RPC's own code for a refusal of the server. */
const REFUSED = -32_000;

/** The catalogue for other people's assistants (SIT-11): each message stands alone, nothing is remembered between them. */
export function mcpRoutes(services: Services, api: Api, named: (c: Context) => Request) {
  const refuse = (c: Context, status: 405 | 413 | 429, message: string) =>
    c.json({ jsonrpc: '2.0', error: { code: REFUSED, message }, id: null }, status);
  return new Hono()
    .post(MCP_PATH, bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413, MCP.tooLarge) }), async (c) => {
      const request = named(c);
      try {
        await services.limits.use(RATE, request.headers.get('x-client-ip') ?? '');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refuse(c, 429, MCP.tooMany);
      }
      const origin = services.env.publicOrigin ?? new URL(request.url).origin;
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await createMcpServer(asVisitor(api, request), origin).connect(transport);
      return transport.handleRequest(request);
    })
    .all(MCP_PATH, (c) => refuse(c, 405, MCP.onlyPost));
}

/** Whoever is signed in elsewhere in the browser is a visitor here: no cookie goes along. */
function asVisitor(api: Api, { url, headers: given }: Request): Ask {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['x-client-ip', 'x-client-here', 'user-agent', 'authorization'])
    headers.set(name, given.get(name) ?? '');
  return async (path, body) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await api.fetch(new Request(new URL(path, url), init));
    return { ok: answer.ok, json: await answer.json() };
  };
}
