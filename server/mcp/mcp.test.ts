// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { createSite } from '#server/site.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let client: Client;
beforeAll(async () => {
  product = await startTestProduct({ hasRateLimits: true });
  await prepareCatalogue(product.services);
  client = new Client({ name: 'prova', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('http://10.0.0.7:3000/mcp'), { fetch: send }));
});
afterAll(async () => {
  await client.close();
  await product.close();
});

const send = async (address: string | URL, init?: RequestInit): Promise<Response> => {
  const site = createSite(product.services, product.api, () => new Response('page'), 'web/public');
  return site.request(String(address), init, { incoming: { socket: { remoteAddress: '203.0.113.9' } } });
};
type Told = { total: number; items: { id: string; name: string; url: string }[] };
async function call<Answer>(name: string, args: object): Promise<{ answer: Answer; isError: unknown }> {
  const { content, isError } = await client.callTool({ name, arguments: args as Record<string, unknown> });
  return { answer: JSON.parse((content as { text: string }[])[0]!.text) as Answer, isError };
}

test('an assistant finds the tools, each of which only reads', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'cerca_bandi',
    'leggi_bando',
    'bandi_per_azienda',
    'verifica_requisiti',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test('it searches the catalogue, reads a grant with its address, and is told what is not there', async () => {
  const { answer } = await call<Told>('cerca_bandi', { q: 'nuova sabatini', pageSize: 3 });
  expect(answer.items).toHaveLength(3);
  expect(answer.items[0]!.url).toBe(`http://localhost/grant/${answer.items[0]!.id}`);
  expect(answer.items.map(({ id }) => id)).toContain('beni-strumentali-nuova-sabatini');
  const one = await call<{ grant: { name: string } }>('leggi_bando', { id: answer.items[0]!.id });
  expect(one.answer.grant.name).toBe(answer.items[0]!.name);
  expect((await call('leggi_bando', { id: 'che-non-esiste' })).isError).toBe(true);
});

test('a company that it describes is matched and judged as on the site, and nothing is kept of it', async () => {
  const company = { sector: 'manufacturing', region: 'Veneto', employees: 12, revenue: 900_000 };
  const { answer } = await call<Told>('bandi_per_azienda', { company, limit: 2 });
  expect(answer.items).toHaveLength(2);
  const id = 'beni-strumentali-nuova-sabatini';
  const judged = await call<object>('verifica_requisiti', {
    id,
    company,
  });
  const asked = await product.browser().post(`/api/grants/${id}/eligibility`, { company });
  expect(judged.answer).toEqual(await asked.json());
});

test('with a key each question counts for it; one that was revoked is told so', async () => {
  const owner = await signedInBusiness(product, { email: 'assistente@officine.example' });
  const made = await owner.post('/api/settings/api-keys', { name: 'Assistente' });
  const { key, keys } = (await made.json()) as { key: string; keys: { id: string }[] };
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const other = new Client({ name: 'con chiave', version: '1' });
  const address = new URL('http://10.0.0.7:3000/mcp');
  await other.connect(new StreamableHTTPClientTransport(address, { fetch: send, requestInit }));
  const question = { name: 'cerca_bandi', arguments: { q: 'fotovoltaico' } };
  expect((await other.callTool(question)).isError).toBeFalsy();
  const listed = (await (await owner.get('/api/settings/api-keys')).json()) as { keys: { usedToday: number }[] };
  expect(listed.keys).toMatchObject([{ usedToday: 1 }]);
  await owner.delete(`/api/settings/api-keys/${keys[0]!.id}`);
  expect((await other.callTool(question)).isError).toBe(true);
  await other.close();
});

test('other methods, large messages and too many are refused in the words of the protocol', async () => {
  expect((await send('http://10.0.0.7:3000/mcp')).status).toBe(405);
  const message = (params: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params }),
  });
  expect((await send('http://10.0.0.7:3000/mcp', message({ much: 'x'.repeat(70_000) }))).status).toBe(413);
  const statuses: number[] = [];
  for (let at = 0; at < 125; at += 1) statuses.push((await send('http://10.0.0.7:3000/mcp', message({}))).status);
  expect(statuses[0]).toBe(200);
  const refused = await send('http://10.0.0.7:3000/mcp', message({}));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) as string } });
});
