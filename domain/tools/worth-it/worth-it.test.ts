import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeFor } from './fee.ts';
import { worthIt } from './worth-it.ts';
import type { WorthItInput } from './worth-it-input.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

const point = (value: number) => ({ min: value, max: value });
const INPUT: WorthItInput = {
  day: '2026-11-15',
  spend: point(100_000),
  intensityPercent: point(50),
  grantCap: null,
  deMinimisRoom: null,
  fee: { kind: 'none' },
  advancePercent: point(0),
  monthsToPayment: point(12),
  hours: point(0),
  hourCost: 30,
  bridgeRatePercent: point(6),
  isTaxed: false,
  legalForm: 'srl',
  taxRegime: null,
  chancePercent: null,
};

describe('"Vale la pena?" (TOO-7)', () => {
  it('the grant is the least of spend by intensity, cap and room under de minimis', () => {
    expect(worthIt(INPUT)).toMatchObject({ grant: point(50_000), limitedBy: 'spend' });
    expect(worthIt({ ...INPUT, grantCap: 30_000 })).toMatchObject({ grant: point(30_000), limitedBy: 'grant_cap' });
    expect(worthIt({ ...INPUT, grantCap: 30_000, deMinimisRoom: 12_000 })).toMatchObject({
      grant: point(12_000),
      limitedBy: 'de_minimis',
    });
  });

  it('adds up own money, waiting, tax, fee and time', () => {
    const result = worthIt({
      ...INPUT,
      fee: { kind: 'quote', fixed: 500, successPercent: 10, cap: 4_000 },
      isTaxed: true,
      hours: point(40),
    });
    expect(result).toMatchObject({
      ownShare: point(50_000),
      cashToAdvance: point(100_000),
      fee: point(4_500),
      tax: { min: 12_000, max: 13_950 },
      bridgeCost: point(3_000),
      timeCost: point(1_200),
      net: { min: 27_350, max: 29_300 },
      expected: null,
      verdict: 'conviene',
    });
  });

  it('an advance lowers the cash to put on the table', () => {
    expect(worthIt({ ...INPUT, advancePercent: point(40) }).cashToAdvance).toEqual(point(80_000));
  });

  it('ranges pair each spend with its own grant: 100,000 to 200,000 at 40 to 50% cost the firm 50,000 to 120,000', () => {
    const ranges = { ...INPUT, spend: { min: 100_000, max: 200_000 }, intensityPercent: { min: 40, max: 50 } };
    expect(worthIt(ranges).ownShare).toEqual({ min: 50_000, max: 120_000 });
    const advanced = worthIt({ ...ranges, advancePercent: { min: 20, max: 40 } });
    expect(advanced.cashToAdvance).toEqual({ min: 80_000, max: 184_000 });
    expect(worthIt({ ...ranges, grantCap: 60_000 }).ownShare).toEqual({ min: 50_000, max: 140_000 });
  });

  it('the chance weighs what comes with the award, not what is spent anyway', () => {
    const result = worthIt({
      ...INPUT,
      bridgeRatePercent: point(0),
      fee: { kind: 'quote', fixed: 1_000, successPercent: 10, cap: null },
      chancePercent: { min: 1, max: 10 },
    });
    expect(result.expected).toEqual({ min: -550, max: 3_500 });
    expect(result.verdict).toBe('dipende');
  });

  it('a small grant with a large effort is not worth it', () => {
    expect(worthIt({ ...INPUT, spend: point(2_000), hours: point(80) }).verdict).toBe('non_conviene');
  });

  it('gaps are filled with estimates, and each one is listed as such', () => {
    const gaps = { advancePercent: null, monthsToPayment: null, hours: null, hourCost: null, bridgeRatePercent: null };
    const result = worthIt({ ...INPUT, ...gaps, isTaxed: null, fee: { kind: 'market' } });
    expect(result.assumptions.filter((each) => each.origin === 'estimate').map((each) => each.code)).toEqual([
      'advance',
      'months_to_payment',
      'bridge_rate',
      'hours',
      'hour_cost',
    ]);
    expect(result.monthsToPayment).toEqual({ min: 6, max: 18 });
    expect(result.tax).toEqual({ min: 0, max: 13_950 });
  });

  it.each([
    [0, 0],
    [50_000, 6_000],
    [150_000, 16_000],
    [200_000, 20_000],
  ])('market success fee on %s is %s', (grant, success) => {
    expect(feeFor({ kind: 'market' }, grant, '2026-11-15').success).toBe(success);
  });

  it('every range runs from least to most, and a larger spend never lowers the grant', () => {
    const range = (max: number) =>
      fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
    const any = fc.record({
      spend: range(1_000_000),
      intensityPercent: range(100),
      advancePercent: range(100),
      monthsToPayment: range(36),
      hours: range(300),
      bridgeRatePercent: range(15),
      grantCap: fc.option(fc.nat(500_000)),
      deMinimisRoom: fc.option(fc.nat(300_000)),
      isTaxed: fc.constantFrom(null, true, false),
      chancePercent: fc.option(range(100)),
    });
    fc.assert(
      fc.property(any, fc.nat(100_000), (more, extra) => {
        const result = worthIt({ ...INPUT, ...more, fee: { kind: 'market' } });
        for (const each of [result.grant, result.ownShare, result.cashToAdvance, result.fee, result.tax, result.net]) {
          expect(each.min).toBeLessThanOrEqual(each.max);
        }
        const larger = { min: more.spend.min + extra, max: more.spend.max + extra };
        const after = worthIt({ ...INPUT, ...more, fee: { kind: 'market' }, spend: larger });
        expect(after.grant.max).toBeGreaterThanOrEqual(result.grant.max);
        if (result.expected) expect(result.expected.min).toBeLessThanOrEqual(result.expected.max);
      }),
    );
  });
});
