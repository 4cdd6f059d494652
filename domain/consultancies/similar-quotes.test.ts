import { expect, test } from 'vitest';
import { MIN_SIMILAR_QUOTES, shareOfAid, spreadOf, usualFee } from './similar-quotes.ts';

const offer = (fixedFee: number, successPercent = 0, cap = 1_000_000, expectedAid: number | null = 10_000) => ({
  fixedFee,
  successPercent,
  cap,
  expectedAid,
});

test('the share of the aid counts both parts, never above the cap', () => {
  expect(shareOfAid(offer(350, 8, 650, 3_080))).toBeCloseTo(19.36, 2);
  expect(shareOfAid(offer(500, 10, 900))).toBe(9);
  expect(shareOfAid(offer(500, 0, 500, null))).toBeNull();
  expect(shareOfAid(offer(0, 0))).toBeNull();
});

test('the middle half of the offers, from ten on', () => {
  const shares = [5, 8, 12, 13, 14, 15, 16, 17, 18, 30].map((percent) => offer(percent * 100));
  expect(spreadOf(shares)).toEqual({ count: 10, low: 12, high: 17 });
  expect(spreadOf(shares.slice(1))).toBeNull();
});

test('the usual fee is the middle one, with the part due on success, from ten on', () => {
  const offers = [100, 200, 300, 400, 500, 700, 800, 900, 1_000].map((fee) => offer(fee));
  expect(usualFee([...offers, offer(400, 10, 600)])).toBe(550);
  expect(usualFee(offers)).toBeNull();
});

test('offers without an expected aid do not count among the ten', () => {
  const unknown = Array.from({ length: MIN_SIMILAR_QUOTES }, () => offer(500, 5, 900, null));
  expect(spreadOf([...unknown, offer(500)])).toBeNull();
});
