import { describe, expect, it } from 'vitest';
import { pmiThresholds, possibleSizes, sizeByFigures, UNKNOWN_RANGE } from './pmi.ts';

const DAY = '2026-11-15';

describe('PMI thresholds (Racc. 2003/361/CE, art. 2)', () => {
  it.each([
    [9.99, 2_000_000, 2_000_000, 'micro'],
    [10, 0, 0, 'small'],
    [9, 2_000_001, 2_000_000, 'micro'],
    [9, 2_000_000, 2_000_001, 'micro'],
    [9, 2_000_001, 2_000_001, 'small'],
    [49.99, 10_000_000, 99_000_000, 'small'],
    [50, 0, 0, 'medium'],
    [49, 10_000_001, 10_000_000, 'small'],
    [49, 10_000_001, 10_000_001, 'medium'],
    [249.99, 50_000_000, 99_000_000, 'medium'],
    [249, 50_000_001, 43_000_000, 'medium'],
    [249, 50_000_001, 43_000_001, 'large'],
    [250, 0, 0, 'large'],
  ])('%s people, turnover %s, balance %s is %s', (staff, turnover, balance, size) => {
    expect(sizeByFigures({ staff, turnover, balance }, DAY)).toBe(size);
  });

  it('a range that straddles a limit decides nothing, one inside a class does', () => {
    const point = (value: number) => ({ min: value, max: value });
    expect(possibleSizes({ staff: point(260), turnover: UNKNOWN_RANGE, balance: UNKNOWN_RANGE }, DAY)).toEqual([
      'large',
    ]);
    expect(
      possibleSizes({ staff: { min: 26, max: 50 }, turnover: point(3_000_000), balance: UNKNOWN_RANGE }, DAY),
    ).toEqual(['small', 'medium']);
    expect(possibleSizes({ staff: point(3), turnover: UNKNOWN_RANGE, balance: UNKNOWN_RANGE }, DAY)).toHaveLength(4);
    expect(possibleSizes({ staff: point(3), turnover: { min: 0, max: 100_000 }, balance: UNKNOWN_RANGE }, DAY)).toEqual(
      ['micro'],
    );
  });

  it('come smallest first', () => {
    expect(pmiThresholds(DAY).map((each) => each.size)).toEqual(['micro', 'small', 'medium']);
  });
});
