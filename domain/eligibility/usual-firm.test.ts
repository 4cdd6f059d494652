import { expect, test } from 'vitest';
import { usualFirm } from './usual-firm.ts';

test.each([
  ['1-5', '500k-1m'],
  ['11-25', '1m-5m'],
  ['100+', undefined],
] as const)('a firm of %s people alone is supposed to turn over %s', (employees, revenue) => {
  expect(usualFirm({ employees })).toEqual({ employees, hasGroup: false, ...(revenue ? { revenue } : {}) });
});
