import { expect, it } from 'vitest';
import { absenceOn } from './absence.ts';

it('a consultant is away up to the day that was said, and that day still', () => {
  expect(absenceOn('2026-12-01', '2026-11-30')).toBe('2026-12-01');
  expect(absenceOn('2026-12-01', '2026-12-01')).toBe('2026-12-01');
  expect(absenceOn('2026-12-01', '2026-12-02')).toBeNull();
  expect(absenceOn(null, '2026-12-02')).toBeNull();
});
