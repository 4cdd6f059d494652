import { expect, test } from 'vitest';
import { freeSlotsOn } from './free-slots.ts';

const SAID = { freeSlots: 1, freeUntil: '2026-12-15' };

test('free places hold up to their last day and no longer', () => {
  expect(freeSlotsOn(SAID, '2026-12-15')).toEqual({ count: 1, until: '2026-12-15' });
  expect(freeSlotsOn(SAID, '2026-12-16')).toBeNull();
});

test('none left is said too; without a number or a day nothing is', () => {
  expect(freeSlotsOn({ ...SAID, freeSlots: 0 }, '2026-12-01')).toEqual({ count: 0, until: '2026-12-15' });
  expect(freeSlotsOn({ ...SAID, freeSlots: null }, '2026-12-01')).toBeNull();
  expect(freeSlotsOn({ ...SAID, freeUntil: null }, '2026-12-01')).toBeNull();
});
