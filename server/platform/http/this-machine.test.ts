import { expect, test } from 'vitest';
import { isFromThisMachine } from './this-machine.ts';

test.each([
  ['a browser here', '127.0.0.1', { host: 'localhost:3000' }, true],
  ['by the other name of this machine', '::1', { host: '[::1]:3000' }, true],
  ['in the clothes of version 6', '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }, true],
  ['a neighbour on the network', '192.168.1.20', { host: 'localhost:3000' }, false],
  ['a proxy here, for somebody elsewhere', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, false],
  ['a site whose name was made to point here', '127.0.0.1', { host: 'evil.example:3000' }, false],
  ['a name that only begins like ours', '127.0.0.1', { host: '127.0.0.1.evil.example' }, false],
  ['no name at all', '127.0.0.1', {}, false],
])('%s', (_, peer, headers: Record<string, string>, expected) => {
  expect(isFromThisMachine({ peer, header: (name) => headers[name] })).toBe(expected);
});
