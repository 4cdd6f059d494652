import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AID_REGIMES } from '#domain/vocabulary.ts';
import { cumulation, type LineAid } from './cumulation.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

const DAY = '2026-11-15';
const aid = (id: string, more: Partial<LineAid> = {}): LineAid => ({
  id,
  name: id,
  regime: 'gber',
  isTaxCredit: false,
  amount: null,
  percent: null,
  cap: null,
  maxIntensity: null,
  forbidsCumulation: false,
  measure: null,
  ...more,
});
const line = (aids: LineAid[], amount = 100_000) =>
  cumulation([{ id: 'l', label: 'Macchinari', amount, aids }], 'small', DAY).lines[0]!;

describe('aid on the same costs (TOO-6)', () => {
  const gber = aid('gber', { percent: 30, maxIntensity: 50 });

  it.each([
    [20, 'ok', 0],
    [20.01, 'oltre_soglia', 0],
    [10, 'ok', 10_000],
  ])('30%% exempted with limit 50%% and %s%% de minimis: %s', (percent, outcome, stillObtainable) => {
    expect(line([gber, aid('dm', { regime: 'de_minimis', percent })])).toMatchObject({ outcome, stillObtainable });
  });

  it('the highest of the intensities counts', () => {
    expect(line([gber, aid('b', { percent: 30, maxIntensity: 65 })])).toMatchObject({ outcome: 'ok', limit: 65 });
  });

  it('what is not aid only meets the whole cost', () => {
    const credit = (percent: number) => aid('credito', { regime: 'non_aiuto', isTaxCredit: true, percent });
    expect(line([gber, credit(70)])).toMatchObject({ outcome: 'ok', intensity: 100, stillObtainable: 0 });
    expect(line([gber, credit(70.01)])).toMatchObject({ outcome: 'oltre_soglia', reasons: [{ code: 'over_cost' }] });
  });

  it('caps and unknowns', () => {
    expect(line([aid('a', { percent: 50, cap: 10_000, maxIntensity: 50 })]).total).toBe(10_000);
    expect(line([gber, aid('b', { percent: 10 })])).toMatchObject({ outcome: 'da_verificare', limit: null });
    expect(line([gber, aid('b', { percent: 5, maxIntensity: 50, forbidsCumulation: null })]).outcome).toBe(
      'da_verificare',
    );
    expect(line([gber, aid('b', { percent: 5, maxIntensity: 50, forbidsCumulation: true })]).outcome).toBe(
      'oltre_soglia',
    );
    expect(line([aid('a', { regime: null, percent: 10 })]).outcome).toBe('da_verificare');
    expect(line([])).toMatchObject({ outcome: 'ok', stillObtainable: 100_000 });
  });

  it('Conto Termico 3.0 keeps its own limit and refuses tax credits', () => {
    const conto = aid('conto', { percent: 40, maxIntensity: 65, measure: 'conto_termico_3' });
    expect(line([conto, aid('regione', { percent: 20, maxIntensity: 80 })])).toMatchObject({
      outcome: 'da_verificare',
      limit: 65,
    });
    expect(line([conto, aid('regione', { percent: 26, maxIntensity: 80 })]).outcome).toBe('oltre_soglia');
    const credit = aid('credito', { regime: 'non_aiuto', isTaxCredit: true, percent: 5 });
    expect(line([conto, credit]).reasons).toContainEqual({ code: 'not_with_tax_credit', name: 'conto' });
  });

  it('never answers ok above the whole cost', () => {
    const anyAid = fc.record({
      regime: fc.constantFrom(null, ...AID_REGIMES),
      percent: fc.integer({ min: 0, max: 100 }),
      maxIntensity: fc.option(fc.integer({ min: 1, max: 100 })),
    });
    fc.assert(
      fc.property(fc.array(anyAid, { maxLength: 4 }), (aids) => {
        const result = line(aids.map((each, index) => aid(String(index), each)));
        if (result.outcome === 'ok') expect(result.intensity).toBeLessThanOrEqual(100);
        expect(result.stillObtainable ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
