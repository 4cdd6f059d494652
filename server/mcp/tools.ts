import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { LIST_FILTERS, MAX_QUERY_CHARS } from '#domain/grants/catalogue-search.ts';
import { grantPath } from '#domain/paths.ts';
import { REGIONS, SECTORS } from '#domain/vocabulary.ts';
import { MCP } from '#messages/site/mcp.ts';
import { VERSION } from '#server/version.ts';

/** Asks the public API as a visitor: path and, for a question with a body, the body. */
export type Ask = (path: string, body?: object) => Promise<{ ok: boolean; json: unknown }>;

const READ_ONLY = { readOnlyHint: true, openWorldHint: false };
const MAX_ITEMS = 20;
const count = z.number().int().min(1).max(MAX_ITEMS).default(10).describe(MCP.search.pageSize);
const id = z.string().min(1).max(200).describe(MCP.read.id);
const company = z.object({
  sector: z.enum(SECTORS).optional().describe(MCP.company.sector),
  region: z.enum(REGIONS).optional().describe(MCP.company.region),
  province: z.string().max(60).optional().describe(MCP.company.province),
  employees: z.number().min(0).optional().describe(MCP.company.employees),
  revenue: z.number().min(0).optional().describe(MCP.company.revenue),
  founded_year: z.number().int().optional().describe(MCP.company.founded),
  legal_form: z.string().max(60).optional().describe(MCP.company.legalForm),
  ateco: z.string().max(20).optional().describe(MCP.company.ateco),
  women_led: z.boolean().optional().describe(MCP.company.women),
  youth_led: z.boolean().optional().describe(MCP.company.youth),
});

/** The tools of /mcp: nothing but the public operations of the API, with their limits and their refusals. */
export function createMcpServer(ask: Ask, origin: string): McpServer {
  const server = new McpServer({ name: 'bandolo', version: VERSION }, { instructions: MCP.instructions });
  const told = ({ ok, json }: Awaited<ReturnType<Ask>>) => ({
    content: [{ type: 'text' as const, text: JSON.stringify(withAddress(json, origin)) }],
    isError: !ok,
  });
  const words = ({ title, description }: { title: string; description: string }) => ({
    title,
    description,
    annotations: { title, ...READ_ONLY },
  });
  server.registerTool(
    'cerca_bandi',
    {
      ...words(MCP.search),
      inputSchema: {
        q: z.string().max(MAX_QUERY_CHARS).default('').describe(MCP.search.q),
        region: z.enum(REGIONS).optional().describe(MCP.search.region),
        sector: z.enum(SECTORS).optional().describe(MCP.search.sector),
        status: z.enum(LIST_FILTERS.status).optional().describe(MCP.search.status),
        pageSize: count,
      },
    },
    async (asked) => told(await ask(`/api/grants?${queryOf(asked)}`)),
  );
  server.registerTool('leggi_bando', { ...words(MCP.read), inputSchema: { id } }, async (asked) =>
    told(await ask(`/api/grants/${encodeURIComponent(asked.id)}`)),
  );
  server.registerTool(
    'bandi_per_azienda',
    { ...words(MCP.match), inputSchema: { company, limit: count } },
    async (asked) => told(await ask('/api/match', asked)),
  );
  server.registerTool('verifica_requisiti', { ...words(MCP.check), inputSchema: { id, company } }, async (asked) =>
    told(await ask(`/api/grants/${encodeURIComponent(asked.id)}/eligibility`, { company: asked.company })),
  );
  return server;
}

function queryOf(asked: Record<string, string | number | undefined>): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(given).toString();
}

/** Each grant of a list with the address of its page, and without what only a screen needs. */
function withAddress(json: unknown, origin: string): unknown {
  if (typeof json !== 'object' || json === null || !('items' in json) || !Array.isArray(json.items)) return json;
  const { items, total } = json as { items: { id?: string; grant?: { id: string } }[]; total?: number };
  return {
    total,
    items: items.map((item) => ({ ...plain(item), url: origin + grantPath(item.id ?? item.grant?.id ?? '') })),
  };
}
const SCREEN_ONLY = new Set(['nameSegments', 'snippet', 'isSaved', 'isHidden']);
const plain = (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !SCREEN_ONLY.has(name)));
