import { expect, test } from 'vitest';
import { onlyKnown, readDay, readOne, readPage, readWords } from './address.ts';

test('an address is read as far as it makes sense', () => {
  expect(readOne(['a', 'b'], 'b')).toBe('b');
  expect(readOne(['a', 'b'], 'c')).toBeUndefined();
  expect(readWords('  rossi ')).toBe('rossi');
  expect(readWords(12)).toBe('12');
  expect(readWords(' ')).toBeUndefined();
  expect(readWords({})).toBeUndefined();
  expect([readPage('2'), readPage(1), readPage('x'), readPage(1e9)]).toEqual([2, undefined, undefined, undefined]);
  expect([readDay('2026-11-16'), readDay('2026-13-40'), readDay('ieri')]).toEqual(['2026-11-16', undefined, undefined]);
});

test('what is not said is not in the address', () => {
  expect(onlyKnown<{ a?: string; b?: string }>({ a: '1', b: undefined })).toEqual({ a: '1' });
});
