import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchIncentivi } from './fetch-incentivi.ts';
import { fetchSedia } from './fetch-sedia.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A source of our own on a free port of this machine. */
async function source(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/select`;
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const doc = (id: number) => ({ ID_Incentivo: id, Titolo: `Bando ${id}` });
const quick = { fetch, pauseMs: 1 };

describe('incentivi.gov.it, live', () => {
  test('is asked for everything at once, with the official names', async () => {
    const urls: URL[] = [];
    const url = await source((request, response) => {
      urls.push(new URL(request.url ?? '', 'http://x'));
      response.end(JSON.stringify({ response: { numFound: 2, docs: [doc(1), doc(2)] } }));
    });
    expect(await fetchIncentivi({ ...quick, url })).toMatchObject({ ok: true, total: 2, isComplete: true });
    expect(urls).toHaveLength(1);
    expect(urls[0]?.searchParams.get('rows')).toBe('8000');
    expect(urls[0]?.searchParams.get('q')).toBe('index_id:incentivi');
    expect(urls[0]?.searchParams.get('fl')).toContain('Regioni:zm_field_regions_value');
  });

  test('is asked for more pages when it has more', async () => {
    const all = [1, 2, 3, 4, 5].map(doc);
    const url = await source((request, response) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      const start = Number(query.get('start'));
      response.end(
        JSON.stringify({ response: { numFound: 5, docs: all.slice(start, start + Number(query.get('rows'))) } }),
      );
    });
    const reading = await fetchIncentivi({ ...quick, url, rows: 2 });
    expect(reading).toMatchObject({ ok: true, records: all, isComplete: true });
  });

  test('fewer records than declared is a partial answer', async () => {
    const url = await source((_, response) =>
      response.end(JSON.stringify({ response: { numFound: 900, docs: [doc(1)] } })),
    );
    expect(await fetchIncentivi({ ...quick, url })).toMatchObject({ ok: true, total: 900, isComplete: false });
  });

  test('is asked three times before giving up, and once when it says no for good', async () => {
    let asked = 0;
    const busy = await source((_, response) => {
      asked += 1;
      response.statusCode = asked < 3 ? 503 : 200;
      response.end(asked < 3 ? 'busy' : JSON.stringify({ response: { numFound: 1, docs: [doc(1)] } }));
    });
    expect(await fetchIncentivi({ ...quick, url: busy })).toMatchObject({ ok: true });
    expect(asked).toBe(3);

    let refusals = 0;
    const closed = await source((_, response) => {
      refusals += 1;
      response.statusCode = 403;
      response.end('<html>no</html>');
    });
    expect(await fetchIncentivi({ ...quick, url: closed })).toEqual({
      ok: false,
      refusal: { code: 'source_error', params: { status: 403 } },
    });
    expect(refusals).toBe(1);
  });

  test('a page in place of the data, silence, a dead port and an endless answer are refused', async () => {
    const page = await source((_, response) => response.end('<html>manutenzione</html>'));
    expect(await fetchIncentivi({ ...quick, url: page })).toMatchObject({ refusal: { code: 'html_page' } });

    const silent = await source(() => undefined);
    expect(await fetchIncentivi({ ...quick, url: silent, timeoutMs: 40, attempts: 2 })).toMatchObject({
      refusal: { code: 'source_timeout' },
    });

    const dead = await source(() => undefined);
    servers.splice(0).forEach((server) => {
      server.closeAllConnections();
      server.close();
    });
    expect(await fetchIncentivi({ ...quick, url: dead })).toMatchObject({ refusal: { code: 'source_unreachable' } });

    const endless = await source((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fetchIncentivi({ ...quick, url: endless, maxBytes: 1_048_576 })).toMatchObject({
      refusal: { code: 'too_large', params: { maxMb: 1 } },
    });
  });
});

describe('the EU portal, live', () => {
  const result = (at: number) => ({ reference: `r${at}`, metadata: { identifier: [`T-${at}`] } });

  test('is asked page by page, each part of the request marked as JSON', async () => {
    const bodies: string[] = [];
    const url = await source((request, response) => {
      void body(request).then((text) => {
        bodies.push(text);
        const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('pageNumber'));
        const results = Array.from({ length: page === 1 ? 100 : 20 }, (_, at) => result((page - 1) * 100 + at));
        response.end(JSON.stringify({ totalResults: 120, pageNumber: page, results }));
      });
    });
    const reading = await fetchSedia('2026-11-15', { ...quick, url });
    expect(reading).toMatchObject({ ok: true, total: 120, isComplete: true });
    expect(bodies).toHaveLength(2);
    expect(bodies[0]?.match(/Content-Type: application\/json/gi)).toHaveLength(4);
    expect(bodies[0]).toContain('2026-11-15T00:00:00.000+0000');
    expect(bodies[0]).toContain('["en"]');
  });

  test('rows that repeat across pages, or a page that fails, leave the answer partial', async () => {
    const url = await source((request, response) => {
      request.resume();
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('pageNumber'));
      response.statusCode = page === 1 ? 200 : 400;
      response.end(JSON.stringify({ totalResults: 150, results: Array.from({ length: 100 }, (_, at) => result(at)) }));
    });
    expect(await fetchSedia('2026-11-15', { ...quick, url })).toMatchObject({
      ok: true,
      total: 150,
      isComplete: false,
    });
  });

  test('an error on the first page is a refusal', async () => {
    const url = await source((request, response) => {
      request.resume();
      response.statusCode = 500;
      response.end('{}');
    });
    expect(await fetchSedia('2026-11-15', { ...quick, url })).toMatchObject({
      refusal: { code: 'source_error', params: { status: 500 } },
    });
  });
});
