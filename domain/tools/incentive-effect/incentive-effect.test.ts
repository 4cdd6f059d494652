import { describe, expect, it } from 'vitest';
import { BINDING_STEPS, incentiveEffect, PREPARATORY_STEPS, type GuardInput } from './incentive-effect.ts';

const INPUT: GuardInput = {
  day: '2026-11-15',
  regime: 'gber',
  isStartupFinance: null,
  applicationOn: '2026-12-01',
  expensesFrom: null,
  steps: [],
};
const order = (on: string | null) => [{ id: '1', kind: 'order', on } as const];

describe('incentive effect (Reg. UE 651/2014, art. 6)', () => {
  it.each([
    ['gber', '2026-11-30', 'non_soddisfatto'],
    ['gber', '2026-12-01', 'da_verificare'],
    ['gber', '2026-12-02', 'soddisfatto'],
    ['abers_agricolo', '2026-11-30', 'non_soddisfatto'],
    ['notificato', '2026-11-30', 'da_verificare'],
    ['notificato', '2026-12-02', 'soddisfatto'],
    [null, '2026-12-02', 'da_verificare'],
    ['gber', null, 'da_verificare'],
  ] as const)('%s, order on %s, application on 1 December: %s', (regime, on, outcome) => {
    expect(incentiveEffect({ ...INPUT, regime, steps: order(on) }).outcome).toBe(outcome);
  });

  it.each([
    ['de_minimis', '2026-09-30', '2026-10-01', 'non_soddisfatto'],
    ['de_minimis', '2026-10-01', '2026-10-01', 'soddisfatto'],
    ['de_minimis_agricolo', '2026-10-01', null, 'da_verificare'],
    ['non_aiuto', '2026-10-02', '2026-10-01', 'soddisfatto'],
  ] as const)('%s, order on %s, expenses from %s: %s', (regime, on, expensesFrom, outcome) => {
    expect(incentiveEffect({ ...INPUT, regime, expensesFrom, steps: order(on) }).outcome).toBe(outcome);
  });

  it.each(BINDING_STEPS)('%s before the application loses the aid', (kind) => {
    expect(incentiveEffect({ ...INPUT, steps: [{ id: '1', kind, on: '2026-11-20' }] }).outcome).toBe('non_soddisfatto');
  });

  it.each(PREPARATORY_STEPS)('%s before the application does not matter', (kind) => {
    expect(incentiveEffect({ ...INPUT, steps: [{ id: '1', kind, on: '2026-11-20' }] }).outcome).toBe('soddisfatto');
  });

  it.each([
    [true, null, 'da_verificare'],
    [true, '2026-11-01', 'soddisfatto'],
    [true, '2026-11-25', 'non_soddisfatto'],
    [false, null, 'non_soddisfatto'],
    [null, null, 'non_soddisfatto'],
  ] as const)('start-up or risk finance %s, expenses from %s: an early order is %s (art. 6.5)', (is, from, outcome) => {
    const result = incentiveEffect({ ...INPUT, isStartupFinance: is, expensesFrom: from, steps: order('2026-11-20') });
    expect(result.outcome).toBe(outcome);
    expect(result.rule.id).toBe(is ? 'gber.incentive_effect.not_required' : 'gber.incentive_effect');
  });

  it('without an application date nothing is safe yet', () => {
    const result = incentiveEffect({ ...INPUT, applicationOn: null, steps: order('2027-01-01') });
    expect(result).toMatchObject({ outcome: 'da_verificare', safeAfter: null });
    expect(incentiveEffect({ ...INPUT, steps: [] }).safeAfter).toBe('2026-12-01');
  });

  it('names a rule that ends with 2026', () => {
    expect(incentiveEffect(INPUT).rule.inForce).toBe(true);
    expect(incentiveEffect({ ...INPUT, day: '2027-01-01' }).rule.inForce).toBe(false);
  });
});
