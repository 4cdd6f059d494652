import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceSheetOf, imbalanceAt } from './balance-sheet.ts';
import { roundCents, spread, sum } from './cents.ts';
import { CASH_LINES } from './ledger.ts';
import { scheduleOf } from './loans.ts';
import type { PlanInput } from './plan-input.ts';
import { planRulesAt } from './plan-rules.ts';
import { planResult } from './plan-result.ts';
import { runModel } from './run-model.ts';

const TODAY = '2026-11-15';
const RULES = planRulesAt(TODAY);
const euro = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10);
const days = fc.integer({ min: 0, max: 120 });
const inPlan = fc
  .integer({ min: 0, max: 35 })
  .map((n) => `${String(2027 + Math.floor(n / 12))}-${String((n % 12) + 1).padStart(2, '0')}`);

const plans: fc.Arbitrary<PlanInput> = fc.record({
  start: fc.constant('2027-01'),
  months: fc.constantFrom(36, 48, 60),
  company: fc.record({
    form: fc.constantFrom('srl' as const, 'snc' as const, 'ditta' as const, 'forfettario' as const),
    vat: fc.constantFrom('mensile' as const, 'trimestrale' as const),
    owners: fc.constant([{ sharePct: 100, surtaxPct: 2, inps: { scheme: 'commercianti' as const } }]),
    coefficientPct: fc.constant(40),
    substitutePct: fc.constant(15),
  }),
  revenues: fc.array(
    fc.record({
      id: fc.constant('vendite'),
      basis: fc.constant('month' as const),
      units: euro(900),
      price: euro(90),
      vatPct: fc.constantFrom(0, 4, 10, 22),
      dso: days,
    }),
    { minLength: 1, maxLength: 1 },
  ),
  variableCosts: fc.array(
    fc.record({
      id: fc.constant('merci'),
      pct: percent,
      vatPct: fc.constantFrom(0, 10, 22),
      dpo: days,
      stockDays: days,
      openingStock: euro(9_000),
    }),
    { maxLength: 2 },
  ),
  fixedCosts: fc.array(
    fc.record({
      id: fc.constant('affitto'),
      monthly: euro(4_000),
      vatPct: fc.constantFrom(0, 22),
      vatDeductiblePct: fc.constantFrom(0, 40, 100),
      dpo: days,
    }),
    { maxLength: 2 },
  ),
  staff: fc.array(
    fc.record({
      id: fc.constant('addetti'),
      heads: fc.integer({ min: 0, max: 6 }),
      ral: euro(30_000),
      months: fc.constantFrom(13 as const, 14 as const),
      contribPct: percent,
      permanent: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  investments: fc.array(
    fc.record({
      id: fc.constant('forno'),
      month: inPlan,
      cost: euro(90_000),
      vatPct: fc.constant(22),
      coefPct: fc.constantFrom(10, 12.5, 20, 100),
    }),
    { maxLength: 1 },
  ),
  loans: fc.array(
    fc.record({
      id: fc.constant('mutuo'),
      month: inPlan,
      amount: euro(90_000),
      ratePct: percent,
      every: fc.constantFrom(1 as const, 3 as const, 6 as const),
      instalments: fc.integer({ min: 1, max: 40 }),
      preamortisation: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 1 },
  ),
  opening: fc.record({
    cash: euro(50_000),
    receivables: euro(20_000),
    payables: euro(20_000),
    vatCredit: euro(4_000),
    tfr: euro(9_000),
  }),
  overdraftPct: fc.constantFrom(0, 8),
  project: fc.constant({ discountPct: 8, terminal: 'book' as const }),
});

describe('whatever is planned', () => {
  test('the two sides of the balance sheet agree in every month', () => {
    fc.assert(
      fc.property(plans, (input) => {
        const sheet = balanceSheetOf(runModel(input, RULES));
        for (let index = 0; index < input.months; index++) expect(imbalanceAt(sheet, index)).toBe(0);
      }),
    );
  });

  test('the cash of every month is the opening cash and all that moved since', () => {
    fc.assert(
      fc.property(plans, (input) => {
        const { cash, openingCash, ledger } = runModel(input, RULES);
        const moved = sum(CASH_LINES.map((line) => sum(ledger.cash[line])));
        expect(cash.at(-1)).toBe(openingCash + moved);
      }),
    );
  });

  test('a loan is paid back to the cent', () => {
    const terms = fc.record({
      ratePct: percent,
      every: fc.constantFrom(1 as const, 3 as const, 6 as const),
      instalments: fc.integer({ min: 1, max: 240 }),
      preamortisation: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000_000 }), terms, (amount, loan) => {
        expect(sum(scheduleOf(amount, loan).payments.map(({ principal }) => principal))).toBe(amount);
      }),
    );
  });

  test('parts add up to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 60 }), (total, parts) => {
        expect(sum(spread(total, parts))).toBe(total);
      }),
    );
  });

  test('the same plan gives the same figures', () => {
    fc.assert(
      fc.property(plans, (input) => {
        expect(planResult(input, TODAY)).toEqual(planResult(input, TODAY));
      }),
      { numRuns: 5 },
    );
  });
});

test.each([
  [5.5, 6],
  [-5.5, -6],
  [1.005 * 100, 101],
  [2.4999, 2],
])('%d cents round to %d, half away from zero', (value, whole) => {
  expect(roundCents(value)).toBe(whole);
});
