// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct } from '#server/testing/test-product.ts';
import { lookUpVatNumber } from './vat-check.ts';

let server: Server;
let url: string;
let reply: { status: number; body: string } | 'silence';

beforeAll(async () => {
  server = createServer((_request, response) => {
    if (reply === 'silence') return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vat/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => vi.unstubAllGlobals());

const answers = (body: object, status = 200) => {
  reply = { status, body: JSON.stringify(body) };
};
const lookUp = (timeoutMs = 30_000) => lookUpVatNumber('00743110157', { url, timeoutMs });

describe('look-up of a VAT number', () => {
  test('a valid one comes with name and address on one line', async () => {
    answers({ isValid: true, userError: 'VALID', name: 'OFFICINE SRL', address: 'VIA ROMA 1 \n35100 PADOVA PD\n' });
    expect(await lookUp()).toEqual({
      status: 'valida',
      companyName: 'OFFICINE SRL',
      address: 'VIA ROMA 1 35100 PADOVA PD',
    });
  });

  test('a hidden name ("---") is no name', async () => {
    answers({ isValid: true, name: '---', address: '---' });
    expect(await lookUp()).toEqual({ status: 'valida', companyName: null, address: null });
  });

  test('not in VIES is "non_valida_vies": the number may still exist', async () => {
    answers({ isValid: false, userError: 'INVALID' });
    expect(await lookUp()).toMatchObject({ status: 'non_valida_vies' });
  });

  test.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'GLOBAL_MAX_CONCURRENT_REQ', 'SERVICE_UNAVAILABLE', 'TIMEOUT'])(
    '%s says nothing about the number',
    async (userError) => {
      answers({ isValid: false, userError });
      expect(await lookUp()).toMatchObject({ status: 'non_verificabile' });
    },
  );

  test('an error page, silence and a refused connection are "non_verificabile", never "non valida"', async () => {
    answers({ isValid: false }, 503);
    expect(await lookUp()).toMatchObject({ status: 'non_verificabile' });
    reply = { status: 200, body: '<html>manutenzione</html>' };
    expect(await lookUp()).toMatchObject({ status: 'non_verificabile' });
    reply = 'silence';
    expect(await lookUp(200)).toMatchObject({ status: 'non_verificabile' });
    expect(await lookUpVatNumber('00743110157', { url: 'http://127.0.0.1:1/' })).toMatchObject({
      status: 'non_verificabile',
    });
  });
});

describe('GET /api/companies/vies/{vatNumber}', () => {
  test('asks VIES for a well-formed number; a wrong checksum is refused without asking', async () => {
    const product = await startTestProduct();
    try {
      const browser = await signedInBusiness(product);
      const asked: string[] = [];
      vi.stubGlobal('fetch', async (address: string) => {
        asked.push(address);
        return Response.json({ isValid: true, userError: 'VALID', name: 'OFFICINE SRL', address: '---' });
      });
      const answer = await browser.get('/api/companies/vies/IT00743110157');
      expect(await answer.json()).toEqual({ status: 'valida', companyName: 'OFFICINE SRL', address: null });
      const wrong = await browser.get('/api/companies/vies/00743110158');
      expect(wrong.status).toBe(400);
      expect(await wrong.json()).toMatchObject({ fields: [{ field: 'vatNumber' }] });
      expect(asked).toEqual(['https://ec.europa.eu/taxation_customs/vies/rest-api/ms/IT/vat/00743110157']);
    } finally {
      await product.close();
    }
  });
});
