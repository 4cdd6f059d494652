// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPath } from '#domain/paths.ts';
import type { Services } from './context.ts';
import { loadBundledCatalogue } from './features/grants/catalogue/load.ts';
import { catalogueChanged, prepareCatalogue, writeGrants } from './features/grants/service.ts';
import { findGrant } from './features/grants/store.ts';
import { outboxMails } from './features/mails/tables.ts';
import { createSite } from './site.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

const visitor = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function fetched(path: string, publicOrigin: string | null = null) {
  const services: Services = { ...product.services, env: { ...product.services.env, publicOrigin } };
  const page = (request: Request, { context }: { context: { api: TestApi } }) =>
    new Response(`${context.api.session.$url().origin} ${new URL(request.url).pathname}`);
  const site = createSite(services, product.api, page, 'web/public');
  return site.request(`http://10.0.0.7:3000${path}`, {}, visitor);
}
type TestApi = { session: { $url(): URL } };

test('robots.txt keeps personal screens out and names the site map by its whole address', async () => {
  const answer = await fetched('/robots.txt', 'https://bandolo.example');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('Disallow: /advanced-search\n');
  expect(text).toContain('Disallow: /notifications\n');
  expect(text).not.toContain('Disallow: /bandi');
  expect(text).toContain('Sitemap: https://bandolo.example/sitemap.xml\n');
});

test('the site map lists the public pages and every grant that is not closed, with the day of its check', async () => {
  const answer = await fetched('/sitemap.xml');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  for (const path of ['/', '/bandi', '/strumenti']) expect(text).toContain(`<loc>http://10.0.0.7:3000${path}</loc>`);
  const bundled = loadBundledCatalogue();
  const closed = bundled.filter(({ editorialState }) => editorialState === 'chiuso');
  for (const { id } of closed) expect(text).not.toContain(`${grantPath(id)}<`);
  const sabatini = bundled.find(({ id }) => id === 'beni-strumentali-nuova-sabatini');
  expect(text).toContain(
    `<url><loc>http://10.0.0.7:3000/grant/beni-strumentali-nuova-sabatini</loc>` +
      `<lastmod>${sabatini?.source.checkedOn ?? ''}</lastmod></url>`,
  );
});

test('the site map also lists regions, sectors and articles, and every address in it is told once', async () => {
  const text = await (await fetched('/sitemap.xml')).text();
  const paths = [...text.matchAll(/<loc>http:\/\/10\.0\.0\.7:3000([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/bandi/regione/valle-d-aosta',
      '/bandi/settore/tourism',
      '/pricing',
      '/blog/cumulo-degli-aiuti',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test('every page of visitors is in the site map, closed to crawlers, or has nothing of its own to find', async () => {
  const NOT_TO_BE_FOUND = ['/auth', '/confronta', '/consultants-preview'];
  const listed = await (await fetched('/sitemap.xml')).text();
  const closed = [...(await (await fetched('/robots.txt')).text()).matchAll(/^Disallow: (.*)$/gm)].map(([, at]) => at!);
  const missing = globSync('web/routes/_{frame,public}/[a-z]*.tsx')
    .filter((file) => !file.includes('$'))
    .map(
      (file) => `/${basename(file, '.tsx').replaceAll('_.', '.').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/',
    )
    .filter((path) => !NOT_TO_BE_FOUND.includes(path) && !closed.some((start) => path.startsWith(start)))
    .filter((path) => !listed.includes(`<loc>http://10.0.0.7:3000${path}</loc>`));
  expect(missing, 'add them to PUBLIC_PAGES in server/crawlers.ts').toEqual([]);
});

test('feeds tell new grants and articles by whole addresses, newest first', async () => {
  const blog = await fetched('/blog/rss.xml', 'https://bandolo.example');
  expect(blog.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await blog.text();
  const dates = [...text.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, at]) => Date.parse(at ?? ''));
  expect(dates.length).toBeGreaterThanOrEqual(6);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(text).toContain('<link>https://bandolo.example/blog/de-minimis-300000-euro</link>');
  const grants = await (await fetched('/bandi/rss.xml')).text();
  expect(grants.match(/<item>/g)).toHaveLength(30);
  expect(grants).toMatch(/<guid isPermaLink="true">http:\/\/10\.0\.0\.7:3000\/grant\/[\w-]+<\/guid>/);
});

test('llms.txt names the pages and the data by whole addresses', async () => {
  const text = await (await fetched('/llms.txt', 'https://bandolo.example')).text();
  expect(text).toContain('](https://bandolo.example/api/openapi.json)');
});

test('a form sent without script is kept, and leads back to its page', async () => {
  const site = createSite(product.services, product.api, () => new Response(''), 'web/public');
  const send = (fields: Record<string, string>) =>
    site.request(
      'http://localhost/public-support',
      { method: 'POST', headers: { origin: 'http://localhost' }, body: new URLSearchParams(fields) },
      visitor,
    );
  const written = { kind: 'contatto', name: 'Ada', email: 'ada@officine.example', subject: 'Domanda' };
  const answer = await send({ ...written, description: 'Vorrei capire come funziona.', website: '' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/public-support?richiesta=inviata#contatto']);
  expect(product.mails.at(-1)).toMatchObject({ subject: 'Richiesta: Domanda' });
  const refused = await send({ ...written, description: 'Corto' });
  expect(refused.headers.get('location')).toBe('/public-support?richiesta=errore#contatto');
});

test.each(['/public-support', '/pricing'])('%s reads no more of a body than a form can be', async (path) => {
  const site = createSite(product.services, product.api, () => new Response(''), 'web/public');
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read.bytes > 10_000_000) return controller.close();
      const piece = new TextEncoder().encode('a'.repeat(16_384));
      read.bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  const init = { method: 'POST', headers: { origin: 'http://localhost' }, body, duplex: 'half' };
  const answer = await site.request(`http://localhost${path}`, init, visitor);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain('richiesta=errore');
  expect(read.bytes).toBeLessThan(200_000);
});

test('a grant that changed carries the day of the change', async () => {
  const row = (await findGrant(product.db, 'beni-strumentali-nuova-sabatini'))!;
  const updated = [{ row, data: { ...row.data, closesOn: '2027-06-30' } }];
  await product.db.transaction((tx) => writeGrants(tx, { updated }, 'importazione', product.clock.now));
  catalogueChanged(product.services);
  const text = await (await fetched('/sitemap.xml')).text();
  expect(text).toContain('/grant/beni-strumentali-nuova-sabatini</loc><lastmod>2026-11-15</lastmod>');
});

test('behind a proxy pages know the public address, else the one that was asked for', async () => {
  const behind = await fetched('/grant/x', 'https://bandolo.example');
  expect(await behind.text()).toBe('https://bandolo.example /grant/x');
  expect(behind.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(await (await fetched('/grant/x')).text()).toBe('http://10.0.0.7:3000 /grant/x');
});

test('a page leaves in one piece, pressed for whoever takes it so', async () => {
  const text = 'Una pagina. '.repeat(200);
  const draw = () => new Response(text, { headers: { 'content-type': 'text/html' } });
  const site = createSite(product.services, product.api, draw, 'web/public');
  const asked = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const page = await site.request('http://localhost/bandi', { headers }, visitor);
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await page.arrayBuffer());
    const isPressed = page.headers.get('content-encoding') === 'gzip';
    expect((isPressed ? gunzipSync(bytes) : bytes).toString()).toBe(text);
    return isPressed;
  };
  expect([await asked('gzip, deflate, br'), await asked('br;q=1, *;q=0.1')]).toEqual([true, true]);
  expect([await asked(''), await asked('br'), await asked('gzip;q=0, br')]).toEqual([false, false, false]);
});

test('data leaves in one piece: pressed where it is long, as it is where it is short', async () => {
  const site = createSite(product.services, product.api, () => new Response(''), 'web/public');
  const asked = async (path: string, method = 'GET') => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await site.request(`http://localhost${path}`, { method, headers }, visitor);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { bytes, encoding: answer.headers.get('content-encoding'), told: answer.headers.get('content-length') };
  };
  const short = await asked('/api/health');
  expect(JSON.parse(short.bytes.toString())).toMatchObject({ status: 'ok' });
  expect([short.encoding, short.told]).toEqual([null, String(short.bytes.length)]);
  const long = await asked('/api/openapi.json');
  expect(long.encoding).toBe('gzip');
  expect(JSON.parse(gunzipSync(long.bytes).toString())).toHaveProperty('paths');
  const head = await asked('/api/health', 'HEAD');
  expect([head.bytes.length, head.encoding, head.told]).toEqual([0, null, null]);
});

test('mails that were not sent are for whoever sits at this machine, and for nobody else', async () => {
  await product.services.db.insert(outboxMails).values({ id: 'm', to: 'x', subject: 'x', html: 'x', text: 'x' });
  const site = createSite(product.services, product.api, () => new Response(''), 'web/public');
  const from = async (remoteAddress: string, headers: Record<string, string>) => {
    const peer = { incoming: { socket: { remoteAddress } } };
    const mails = await site.request('http://localhost/api/dev/outbox', { headers }, peer);
    const session = await site.request('http://localhost/api/session', { headers }, peer);
    const { site: told } = (await session.json()) as { site: { hasOutbox: boolean } };
    return [mails.status, told.hasOutbox];
  };
  expect(await from('127.0.0.1', { host: 'localhost:3000' })).toEqual([200, true]);
  const claims = { host: 'localhost:3000', 'x-client-here': '1' };
  expect(await from('192.168.1.20', claims)).toEqual([404, false]);
  expect(await from('127.0.0.1', { ...claims, 'x-forwarded-for': '203.0.113.9' })).toEqual([404, false]);
});
