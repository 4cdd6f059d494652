import { expect, test, vi } from 'vitest';
import { isBoundedJson } from './json-shape.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['an ordinary body', '{"a":[1,2,{"b":"c"}]}', true],
  ['brackets within words', JSON.stringify({ text: `${'['.repeat(50_000)}\\"${','.repeat(50_000)}` }), true],
  ['thirty-two levels', nested(32), true],
  ['one level more', nested(33), false],
  ['levels that are never closed', '{"a":'.repeat(40), false],
  ['twenty thousand values', `[${Array(19_998).fill(0).join(',')}]`, true],
  ['more than that', `[${Array(20_002).fill(0).join(',')}]`, false],
  ['a string that never ends', '"abc\\', true],
])('%s', (_, text, isBounded) => {
  expect(isBoundedJson(text)).toBe(isBounded);
});

test('of nine megabytes of brackets only the first few are looked at', () => {
  const body = nested(4_700_000);
  const looked = vi.spyOn(String.prototype, 'charCodeAt');
  const isBounded = isBoundedJson(body);
  const times = looked.mock.calls.length;
  looked.mockRestore();
  expect(isBounded).toBe(false);
  expect(times).toBeLessThan(40);
});
