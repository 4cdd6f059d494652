import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['without proxies the header is the caller’s word', '198.51.100.7', '203.0.113.1', 0, '198.51.100.7'],
  ['one proxy: the last name is true, those before it are not', '10.0.0.2', '1.2.3.4, 203.0.113.1', 1, '203.0.113.1'],
  ['two proxies: the last but one', '10.0.0.2', '1.2.3.4, 203.0.113.1, 10.0.0.3', 2, '203.0.113.1'],
  ['a proxy that adds nothing is a caller itself', '10.0.0.2', undefined, 1, '10.0.0.2'],
  ['fewer names than proxies: the nearest known', '10.0.0.2', '203.0.113.1', 2, '10.0.0.2'],
  ['an address of version 4 in the clothes of version 6', '::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
  ['one network of version 6 is one caller', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, 0, '2001:db8:1:2::'],
  ['also when written short', '2001:DB8::1', undefined, 0, '2001:db8:0:0::'],
  ['this very machine', '::1', undefined, 0, '0:0:0:0::'],
])('%s', (_, peer, forwardedFor, proxies, expected) => {
  expect(clientAddress(peer, forwardedFor, proxies)).toBe(expected);
});
