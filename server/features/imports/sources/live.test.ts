import { expect, test } from 'vitest';
import { IMPORT_SOURCES } from '#domain/imports/codes.ts';
import { liveSource } from './live.ts';

test('each source is asked at an address of its own, and one that only comes as a file at none', async () => {
  const asked: Record<string, string[] | null> = {};
  for (const source of IMPORT_SOURCES) {
    const ask = liveSource(source);
    const hosts = new Set<string>();
    const fetch = async (request: RequestInfo | URL) => {
      hosts.add(new URL(request instanceof Request ? request.url : String(request)).host);
      return new Response('', { status: 404 });
    };
    await ask?.('2026-11-15', { fetch, attempts: 1 });
    asked[source] = ask && [...hosts];
  }
  expect(asked).toEqual({
    incentivi: ['www.incentivi.gov.it'],
    sedia: ['api.tech.ec.europa.eu'],
    generic: null,
  });
});
