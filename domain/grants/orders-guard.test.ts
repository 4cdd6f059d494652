import { expect, it } from 'vitest';
import { ordersGuard } from './orders-guard.ts';

const TODAY = '2026-11-16';
const none = { facts: {}, opensOn: null };
const forbidden = { facts: { orders: { rule: 'vietati_prima' as const } }, opensOn: null };

it.each([
  [
    'a call that forbids it and is open: from the day after applying today',
    forbidden,
    null,
    'aperto',
    { kind: 'wait', day: '2026-11-17' },
  ],
  ['the exemption regulation forbids it by itself', none, 'gber', 'a_sportello', { kind: 'wait', day: '2026-11-17' }],
  [
    'one that opens later: from the day after',
    { ...forbidden, opensOn: '2026-12-17' },
    null,
    'in_apertura',
    { kind: 'wait', day: '2026-12-18' },
  ],
  ['nobody knows when it opens', forbidden, null, 'in_attesa', { kind: 'wait', day: null }],
  [
    'orders count from a day',
    { facts: { orders: { rule: 'ammessi_dal' as const, from: '2026-01-01' } }, opensOn: null },
    'gber',
    'aperto',
    { kind: 'from', day: '2026-01-01' },
  ],
  [
    'the call allows them, whatever the regime',
    { facts: { orders: { rule: 'ammessi' as const } }, opensOn: null },
    'gber',
    'aperto',
    null,
  ],
  ['nothing is said and no aid rule forbids it', none, 'de_minimis', 'aperto', null],
  ['a closed call needs no warning', forbidden, 'gber', 'chiuso', null],
] as const)('%s', (_case, grant, regime, status, expected) => {
  expect(ordersGuard(grant, regime, status, TODAY)).toEqual(expected);
});
