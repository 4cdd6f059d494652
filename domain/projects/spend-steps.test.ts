import { expect, test } from 'vitest';
import { spendCrossings } from './spend-steps.ts';

const STEPS = [
  { name: 'Sabatini', min: 20_000, max: null },
  { name: 'MiniPIA', min: 30_000, max: 1_000_000 },
  { name: 'Voucher', min: 0, max: 50_000 },
  { name: 'ZES', min: 200_000, max: null },
  { name: 'Contratti', min: 200_000, max: null },
  { name: 'PIA', min: 1_000_000, max: null },
];

test('what a spend would lose below and above, and the two next sums that let something in', () => {
  expect(spendCrossings(STEPS, 40_000)).toEqual({
    ahead: [
      { euro: 200_000, names: ['ZES', 'Contratti'] },
      { euro: 1_000_000, names: ['PIA'] },
    ],
    below: { euro: 30_000, names: ['MiniPIA'] },
    above: { euro: 50_000, names: ['Voucher'] },
  });
});

test('what is out is not lost again: on the bound itself one is in', () => {
  expect(spendCrossings(STEPS, 20_000)).toMatchObject({ below: { euro: 20_000 }, ahead: [{ euro: 30_000 }, {}] });
  expect(spendCrossings(STEPS, 60_000).above).toEqual({ euro: 1_000_000, names: ['MiniPIA'] });
  expect(spendCrossings([], 60_000)).toEqual({ ahead: [], below: null, above: null });
});
