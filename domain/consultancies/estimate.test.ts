import { expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';

const FEES = { projectRate: 700, successPercent: 7, successCap: 1_500 };

test('the fixed part at once, the share of the aid once it is granted', () => {
  expect(estimateOf(FEES, 12_120)).toEqual({ fixed: 700, later: 848.4 });
});

test('the share stops at the cap, and goes on without one', () => {
  expect(estimateOf(FEES, 100_000).later).toBe(1_500);
  expect(estimateOf({ ...FEES, successCap: null }, 100_000).later).toBe(7_000);
});

test('without aid or without a share there is no later part; without a price a round sample', () => {
  expect(estimateOf(FEES, null).later).toBeNull();
  expect(estimateOf({ ...FEES, successPercent: null }, 12_120).later).toBeNull();
  expect(estimateOf({ ...FEES, projectRate: null }, null).fixed).toBe(1_000);
});
