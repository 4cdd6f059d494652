import { describe, expect, it } from 'vitest';
import { RULE_TEXTS } from '#messages/tools/rules.ts';
import { addDays, addMonths, addYears, daysBetween, isDay } from './day.ts';
import { ruleAt, ruleValue } from './rule-at.ts';
import type { RuleVersion } from './rule.ts';
import { RULE_IDS, RULES } from './table.ts';

const versionsOf = (id: keyof typeof RULES): readonly RuleVersion[] => RULES[id];

describe('the rules table', () => {
  it.each([
    ['de_minimis.general.ceiling', '2023-12-31', 200_000],
    ['de_minimis.general.ceiling', '2024-01-01', 300_000],
    ['de_minimis.general.ceiling', '2030-12-31', 300_000],
    ['de_minimis.agriculture.ceiling', '2024-12-15', 20_000],
    ['de_minimis.agriculture.ceiling', '2024-12-16', 50_000],
    ['de_minimis.fishery.ceiling', '2023-10-24', 30_000],
    ['de_minimis.fishery.ceiling', '2023-10-25', 40_000],
    ['de_minimis.sgei.ceiling', '2026-11-15', 750_000],
    ['cat_nat.block.large', '2026-11-15', '2025-06-30'],
    ['cat_nat.block.medium', '2026-11-15', '2025-10-02'],
    ['cat_nat.block.small', '2026-11-15', '2026-01-01'],
    ['cat_nat.block.micro', '2026-11-15', '2026-01-01'],
    ['difficulty.debt_to_equity', '2026-11-15', 7.5],
    ['antimafia.threshold', '2026-11-15', 150_000],
    ['startup.age', '2026-11-15', 60],
    ['transparency.threshold', '2026-11-15', 10_000],
    ['durc.validity', '2026-11-15', 120],
    ['invoice.stamp_threshold', '2026-11-15', 77.47],
  ] as const)('%s on %s is %s', (id, day, value) => {
    expect(ruleValue(id, day)).toBe(value);
  });

  it('outside every validity the nearest version is given, marked as not in force', () => {
    expect(ruleAt('de_minimis.general.ceiling', '2031-01-01')).toMatchObject({ value: 300_000, inForce: false });
    expect(ruleAt('de_minimis.general.ceiling', '2000-01-01')).toMatchObject({ value: 200_000, inForce: false });
    expect(ruleAt('gber.incentive_effect', '2026-12-31').inForce).toBe(true);
    expect(ruleAt('gber.incentive_effect', '2027-01-01').inForce).toBe(false);
  });

  it.each(RULE_IDS)('%s: versions in order, real days, no overlap, a source and Italian words', (id) => {
    let previousEnd: string | null = '';
    for (const version of versionsOf(id)) {
      expect(isDay(version.validFrom)).toBe(true);
      expect(previousEnd !== null && previousEnd < version.validFrom).toBe(true);
      if (version.validTo !== null) expect(isDay(version.validTo) && version.validFrom <= version.validTo).toBe(true);
      if (version.unit === 'date') expect(isDay(String(version.value))).toBe(true);
      else if (version.unit === 'month_day') expect(isDay(`2026-${version.value}`)).toBe(true);
      else expect(version.value).toBeTypeOf('number');
      expect(version.source.act && version.source.article).toBeTruthy();
      previousEnd = version.validTo;
    }
    expect(RULE_TEXTS[id].label).toBeTruthy();
  });
});

describe('days', () => {
  it.each([
    ['2024-02-29', 3, '2027-02-28'],
    ['2023-11-15', 3, '2026-11-15'],
    ['2026-11-15', -3, '2023-11-15'],
    ['2028-02-29', -3, '2025-02-28'],
  ])('%s plus %s years is %s', (day, years, expected) => {
    expect(addYears(day, years)).toBe(expected);
  });

  it('months clamp to the last day, days roll over', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-15', 60)).toBe('2031-11-15');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect([isDay('2026-02-30'), isDay('2028-02-29'), isDay('15/11/2026')]).toEqual([false, true, false]);
  });
});
