import { afterEach, expect, test, vi } from 'vitest';
import { keep, keepNothing, kept } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('what is kept comes back, until it is forgotten', () => {
  keep('a', 'uno');
  expect([kept('a'), sessionStorage.getItem('a')]).toEqual(['uno', 'uno']);
  keep('a', null);
  expect([kept('a'), sessionStorage.getItem('a')]).toEqual([null, null]);
});

test('a browser that keeps nothing breaks no page: the words last as long as it', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(kept('b')).toBeNull();
  keep('b', 'due');
  expect(kept('b')).toBe('due');
  keep('b', null);
  expect(kept('b')).toBeNull();
});

test('where there is no more room, the newest words count', () => {
  keep('c', 'vecchie');
  vi.stubGlobal('sessionStorage', { getItem: () => 'vecchie', setItem: refuse });
  keep('c', 'nuove');
  expect(kept('c')).toBe('nuove');
});

test('after signing out nothing is kept', () => {
  keep('bandolo-filo-ada', 'una domanda');
  keepNothing();
  expect(kept('bandolo-filo-ada')).toBeNull();
});
