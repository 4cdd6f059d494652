import { describe, expect, it } from 'vitest';
import type { ExclusionCheck, ExclusionFacts } from './exclusion-facts.ts';
import { exclusionCheck } from './exclusions.ts';

const CLEAN: ExclusionFacts = {
  day: '2026-11-15',
  size: 'small',
  legalForm: 'srl',
  foundedOn: '2015-01-01',
  isFarm: false,
  isHospitality: false,
  isFishery: false,
  isDurcRegular: true,
  durcIssuedOn: '2026-10-01',
  hasCatNatPolicy: true,
  capital: 100_000,
  netWorth: 90_000,
  largeFirmYears: [],
  hasUnpaidRescueAid: false,
  isInLiquidation: false,
  hasInsolvencyProcedure: false,
  isContinuityComposition: null,
  hasUnlawfulAidToRepay: false,
  hasInterdiction: false,
  hasAntimafiaObstacle: false,
  requestedAmount: null,
  funds: null,
  staff: 20,
  respectsDisabledHiring: true,
  appliesLabourContracts: true,
  hasRelocated: false,
};
const row = (check: ExclusionCheck, facts: Partial<ExclusionFacts>) =>
  exclusionCheck({ ...CLEAN, ...facts }).rows.find((each) => each.check === check)!;

describe('general exclusion pre-check (TOO-4)', () => {
  it('a clean firm passes every row, each with its source', () => {
    const result = exclusionCheck(CLEAN);
    expect(result.verdict).toBe('ammissibile');
    expect(result.rows).toHaveLength(13);
    expect(result.rows.every((each) => each.outcome === 'soddisfatto' && each.rule.source.act !== '')).toBe(true);
  });

  it('an unknown is never met, a failure excludes', () => {
    expect(exclusionCheck({ ...CLEAN, hasInterdiction: null }).verdict).toBe('da_verificare');
    expect(exclusionCheck({ ...CLEAN, hasInterdiction: null, isInLiquidation: true }).verdict).toBe('non_ammissibile');
  });

  it.each([
    [true, '2026-07-18', 'soddisfatto'],
    [true, '2026-07-17', 'da_verificare'],
    [true, null, 'soddisfatto'],
    [false, '2026-10-01', 'non_soddisfatto'],
    [null, null, 'da_verificare'],
  ])('DURC regular %s, issued %s: %s (120 days)', (isDurcRegular, durcIssuedOn, outcome) => {
    expect(row('durc', { isDurcRegular, durcIssuedOn }).outcome).toBe(outcome);
  });
});

describe('cat-nat policy by size and day', () => {
  it.each([
    ['large', '2025-06-29', 'soddisfatto'],
    ['large', '2025-06-30', 'non_soddisfatto'],
    ['medium', '2025-10-01', 'soddisfatto'],
    ['medium', '2025-10-02', 'non_soddisfatto'],
    ['small', '2025-12-31', 'soddisfatto'],
    ['small', '2026-01-01', 'non_soddisfatto'],
    ['micro', '2025-12-31', 'soddisfatto'],
    ['micro', '2026-01-01', 'non_soddisfatto'],
    [null, '2025-06-29', 'soddisfatto'],
    [null, '2025-08-01', 'da_verificare'],
    [null, '2026-01-01', 'non_soddisfatto'],
  ] as const)('%s without policy on %s: %s', (size, day, outcome) => {
    expect(row('cat_nat', { size, day, hasCatNatPolicy: false }).outcome).toBe(outcome);
  });

  it.each([
    [{ isFarm: true }, 'soddisfatto'],
    [{ isFarm: null }, 'da_verificare'],
    [{ hasCatNatPolicy: null }, 'da_verificare'],
    [{ hasCatNatPolicy: true }, 'soddisfatto'],
    [{ legalForm: 'libero-professionista' }, 'soddisfatto'],
    [{ isHospitality: true, day: '2026-03-31' }, 'soddisfatto'],
    [{ isHospitality: true, day: '2026-04-01' }, 'non_soddisfatto'],
    [{ isHospitality: true, size: 'medium', day: '2026-03-31' }, 'non_soddisfatto'],
    [{ isFishery: true, size: 'large', day: '2026-03-31' }, 'soddisfatto'],
    [{ isFishery: true, size: 'large', day: '2026-04-01' }, 'non_soddisfatto'],
  ] as const)('%j without policy: %s', (facts, outcome) => {
    expect(row('cat_nat', { hasCatNatPolicy: false, ...facts }).outcome).toBe(outcome);
  });
});

describe('impresa in difficoltà (Reg. UE 651/2014, art. 2(18))', () => {
  it.each([
    [50_000, 'soddisfatto'],
    [49_999.99, 'non_soddisfatto'],
    [-10_000, 'non_soddisfatto'],
    [150_000, 'soddisfatto'],
  ])('capital 100,000 and net worth %s: %s', (netWorth, outcome) => {
    expect(row('difficulty_capital', { netWorth }).outcome).toBe(outcome);
  });

  it.each([
    ['snc', 'non_soddisfatto'],
    ['sas', 'non_soddisfatto'],
    ['cooperativa', 'non_soddisfatto'],
    ['ditta-individuale', 'soddisfatto'],
    ['libero-professionista', 'soddisfatto'],
    ['consorzio', 'da_verificare'],
    [null, 'da_verificare'],
  ] as const)('%s with the capital lost: %s', (legalForm, outcome) => {
    expect(row('difficulty_capital', { netWorth: 0, legalForm }).outcome).toBe(outcome);
  });

  it.each([
    ['2023-11-15', 'small', 'non_soddisfatto'],
    ['2023-11-16', 'small', 'soddisfatto'],
    ['2023-11-16', 'large', 'non_soddisfatto'],
    ['2023-11-16', null, 'da_verificare'],
    [null, 'small', 'da_verificare'],
  ] as const)('founded %s, %s, capital lost: %s (SMEs under three years are spared)', (foundedOn, size, outcome) => {
    expect(row('difficulty_capital', { netWorth: 0, foundedOn, size }).outcome).toBe(outcome);
  });

  it('without figures it asks', () => {
    expect(row('difficulty_capital', { netWorth: null }).outcome).toBe('da_verificare');
    expect(row('difficulty_capital', { capital: 0 }).outcome).toBe('da_verificare');
  });

  const bad = { debt: 76, netWorth: 10, ebitda: 9, interest: 10 };
  it.each([
    [[bad, bad], 'non_soddisfatto'],
    [[bad], 'da_verificare'],
    [[bad, { ...bad, debt: 75 }], 'soddisfatto'],
    [[bad, { ...bad, ebitda: 10 }], 'soddisfatto'],
    [[bad, { ...bad, debt: null }], 'da_verificare'],
    [[{ ...bad, netWorth: -1 }, bad], 'non_soddisfatto'],
    [[{ ...bad, interest: 0 }, bad], 'soddisfatto'],
  ])('large firm with %j: %s (7.5 and 1.0, two years)', (largeFirmYears, outcome) => {
    expect(row('difficulty_ratios', { size: 'large', largeFirmYears }).outcome).toBe(outcome);
  });

  it('the ratios are not asked of SMEs, and an unknown size waits', () => {
    expect(row('difficulty_ratios', { size: 'medium', largeFirmYears: [bad, bad] }).outcome).toBe('soddisfatto');
    expect(row('difficulty_ratios', { size: null, largeFirmYears: [bad, bad] }).outcome).toBe('da_verificare');
  });
});

it('rescue aid is cited by its own letter (Reg. UE 651/2014, art. 2(18)(d))', () => {
  expect(row('rescue_aid', {}).rule.source.article).toBe('art. 2, punto 18, lett. d)');
});

describe('procedures, hiring, contracts and relocation', () => {
  it.each([
    [true, null, 'da_verificare', 'insolvency_ask_kind'],
    [true, true, 'da_verificare', 'insolvency_continuity'],
    [true, false, 'non_soddisfatto', 'declared_obstacle'],
    [false, null, 'soddisfatto', 'declared_clear'],
  ] as const)(
    'procedure %s, with continuity %s: %s',
    (hasInsolvencyProcedure, isContinuityComposition, outcome, code) => {
      const found = row('insolvency', { hasInsolvencyProcedure, isContinuityComposition });
      expect(found).toMatchObject({ outcome, reason: { code } });
    },
  );

  it.each([
    [14, null, 'soddisfatto'],
    [15, null, 'da_verificare'],
    [15, true, 'soddisfatto'],
    [15, false, 'non_soddisfatto'],
    [null, null, 'da_verificare'],
  ])('%s employees, hiring in order %s: %s (L. 68/1999)', (staff, respectsDisabledHiring, outcome) => {
    expect(row('disabled_hiring', { staff, respectsDisabledHiring }).outcome).toBe(outcome);
  });

  it('contracts not applied and activities moved away shut out, each with its own act', () => {
    expect(row('labour_contracts', { appliesLabourContracts: false })).toMatchObject({
      outcome: 'non_soddisfatto',
      rule: { source: { act: 'L. 296/2006' } },
    });
    expect(row('relocation', { hasRelocated: true })).toMatchObject({
      outcome: 'non_soddisfatto',
      rule: { value: 5, source: { act: 'DL 87/2018, convertito dalla L. 96/2018' } },
    });
  });
});

describe('antimafia of who farms land', () => {
  it.each([
    [true, 'europei', 25_000, 'soddisfatto', 'antimafia_below'],
    [true, 'europei', 25_000.01, 'da_verificare', 'antimafia_above_farm'],
    [true, 'statali', 5_000, 'soddisfatto', 'antimafia_below'],
    [true, 'statali', 5_000.01, 'da_verificare', 'antimafia_above_farm'],
    [true, 'altri', 150_000, 'soddisfatto', 'antimafia_below'],
    [true, null, 30_000, 'da_verificare', 'antimafia_ask_funds'],
    [null, 'europei', 30_000, 'da_verificare', 'antimafia_ask_farm'],
    [null, 'europei', 20_000, 'soddisfatto', 'antimafia_below'],
    [false, 'europei', 30_000, 'soddisfatto', 'antimafia_below'],
    [true, 'europei', 200_000, 'da_verificare', 'antimafia_above'],
  ] as const)('farm %s, %s funds, %s: %s', (isFarm, funds, requestedAmount, outcome, code) => {
    const found = row('antimafia', { isFarm, funds, requestedAmount, hasAntimafiaObstacle: null });
    expect(found).toMatchObject({ outcome, reason: { code } });
  });
});

describe('antimafia threshold', () => {
  it.each([
    [150_000, null, 'soddisfatto'],
    [150_000.01, null, 'da_verificare'],
    [150_000.01, false, 'soddisfatto'],
    [10_000, true, 'non_soddisfatto'],
    [null, null, 'da_verificare'],
  ])('request of %s, obstacle %s: %s', (requestedAmount, hasAntimafiaObstacle, outcome) => {
    expect(row('antimafia', { requestedAmount, hasAntimafiaObstacle }).outcome).toBe(outcome);
  });
});
