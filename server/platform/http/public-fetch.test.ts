import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicFetch, isPublicIp, publicLookup } from './public-fetch.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255', 'localhost', ''],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::7f00:1'],
  ...['64:ff9b::a00:1', '2002:a00:1::1', '2001::1', '2001:db8::1', '::ffff:93.184.215.14'],
])('%s is not on the public network', (address) => expect(isPublicIp(address)).toBe(false));

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4002:402::200e'])('%s is', (address) =>
  expect(isPublicIp(address)).toBe(true),
);

let server: Server;
let port: string;
const reached: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end('inside');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => server.close());

const answering =
  (...addresses: string[]) =>
  (_host: string, _options: object, callback: (error: null, found: { address: string; family: number }[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const refusal = expect.objectContaining({ cause: expect.objectContaining({ code: 'EPRIVATE' }) as object });

test.each([
  ['a name of the own machine', 'http://interno.example', ['127.0.0.1']],
  ['a name with one public and one own address', 'http://misto.example', ['93.184.215.14', '127.0.0.1']],
  ['a name in the own network by IPv6', 'http://interno6.example', ['fd00::1']],
  ['a name that carries IPv4 in IPv6', 'http://mappato.example', ['::ffff:127.0.0.1']],
  ['a bare address', 'http://127.0.0.1', []],
  ['an address written as a number', 'http://2130706433', []],
  ['a bare IPv6 address', 'http://[::1]', []],
])('%s is refused before anything is sent', async (_what, origin, addresses) => {
  const ask = createPublicFetch(answering(...addresses));
  await expect(ask(`${origin}:${port}/segreto`)).rejects.toEqual(refusal);
  expect(reached).toEqual([]);
});

test('a name is looked up for the connection alone, and what was judged is what is connected to', () => {
  let calls = 0;
  const changing = (host: string, options: object, callback: never) => {
    calls += 1;
    answering(calls === 1 ? '93.184.215.14' : '127.0.0.1')(host, options, callback);
  };
  const seen: unknown[] = [];
  const find = publicLookup(changing as never);
  find('cambia.example', { all: true }, (error, found) => seen.push(error ?? found));
  find('cambia.example', { all: true }, (error) => seen.push(error?.code));
  find('cambia.example', {}, (error) => seen.push(error?.code));
  expect(seen).toEqual([[{ address: '93.184.215.14', family: 4 }], 'EPRIVATE', 'EPRIVATE']);
});
