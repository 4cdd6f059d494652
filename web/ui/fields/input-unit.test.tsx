import { expect, test } from 'vitest';
import { unitRoom } from './input-unit.tsx';

test.each([
  ['', undefined],
  ['€', 'pr-9'],
  ['mesi', 'pr-14'],
  ['persone', 'pr-20'],
  ['giorni/anno', 'pr-24'],
])('a box keeps room for its unit: %s', (unit, room) => {
  expect(unitRoom(unit)).toBe(room);
});
