import { expect, test } from 'vitest';
import { deskState } from './desk-hours.ts';
import { isItalianHoliday } from './holidays.ts';

const at = (iso: string) => deskState(new Date(iso));

test.each([
  ['Monday at nine', '2026-11-16T09:00:00+01:00', { isOpen: true, until: '18:00' }],
  ['a minute before nine', '2026-11-16T08:59:00+01:00', { isOpen: false, opensOn: '2026-11-16', isToday: true }],
  ['at six in the evening', '2026-11-16T18:00:00+01:00', { isOpen: false, opensOn: '2026-11-17', opensAt: '09:00' }],
  ['Saturday before one', '2026-11-14T12:59:00+01:00', { isOpen: true, until: '13:00' }],
  ['Saturday at one', '2026-11-14T13:00:00+01:00', { isOpen: false, opensOn: '2026-11-16', isHoliday: false }],
  ['Sunday', '2026-11-15T10:00:00+01:00', { isOpen: false, opensOn: '2026-11-16' }],
  ['8 December, a Tuesday', '2026-12-08T10:00:00+01:00', { isOpen: false, isHoliday: true, opensOn: '2026-12-09' }],
  ['Christmas Friday, then a holiday Saturday', '2026-12-25T10:00:00+01:00', { isOpen: false, opensOn: '2026-12-28' }],
  ['summer time counts on the clocks of Rome', '2026-07-15T15:59:00Z', { isOpen: true, until: '18:00' }],
  ['and ends there too', '2026-07-15T16:00:00Z', { isOpen: false, opensOn: '2026-07-16' }],
])('support hours (SUP-1): %s', (_name, iso, expected) => {
  expect(at(iso)).toMatchObject(expected);
});

test.each([
  ['2026-04-06', true],
  ['2027-03-29', true],
  ['2025-04-21', true],
  ['2026-04-05', false],
  ['2026-10-04', true],
  ['2025-10-04', false],
  ['2026-06-02', true],
  ['2026-11-16', false],
])('%s is a national holiday: %s', (day, expected) => {
  expect(isItalianHoliday(day)).toBe(expected);
});
