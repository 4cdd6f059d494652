import { expect, test } from 'vitest';
import { followTo } from './follow.ts';

test.each([
  ['a short answer: the end', { scrollHeight: 900, clientHeight: 400, questionTop: 650 }, 500],
  ['a long answer: its question on top', { scrollHeight: 1600, clientHeight: 400, questionTop: 650 }, 638],
  ['nothing asked yet', { scrollHeight: 900, clientHeight: 400, questionTop: null }, 500],
  ['all in sight', { scrollHeight: 300, clientHeight: 400, questionTop: 50 }, 0],
])('%s', (_case, size, top) => {
  expect(followTo(size)).toBe(top);
});
