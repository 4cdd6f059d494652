import { expect, test } from 'vitest';
import { CALL_TIMES, freeCalls } from './first-call.ts';

const HOURS = { callDays: ['mar', 'gio'], callTimes: ['16:00', '10:30'] };
const MONDAY = new Date('2026-11-16T09:00:00Z');

test('the next five working days, each with what is free on it', () => {
  const taken = new Set([Date.parse('2026-11-17T15:00:00Z')]);
  const days = freeCalls(HOURS, MONDAY, taken);
  expect(days.map(({ day, weekday, offered }) => [day, weekday, offered])).toEqual([
    ['2026-11-17', 'mar', 2],
    ['2026-11-18', 'mer', 0],
    ['2026-11-19', 'gio', 2],
    ['2026-11-20', 'ven', 0],
    ['2026-11-23', 'lun', 0],
  ]);
  expect(days[0]?.free).toEqual([{ at: '2026-11-17T09:30:00.000Z', time: '10:30' }]);
  expect(days[2]?.free.map(({ time }) => time)).toEqual(['10:30', '16:00']);
});

test('a national holiday is no working day', () => {
  const days = freeCalls(
    { callDays: ['lun', 'mar'], callTimes: ['09:00'] },
    new Date('2026-12-04T12:00:00Z'),
    new Set(),
  );
  expect(days.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14']);
});

test('without a day or a time there are none', () => {
  for (const hours of [
    { ...HOURS, callDays: [] },
    { ...HOURS, callTimes: [] },
  ])
    expect(freeCalls(hours, MONDAY, new Set()).every(({ offered }) => offered === 0)).toBe(true);
});

test('half hours from eight to seven', () => {
  expect([CALL_TIMES[0], CALL_TIMES[1], CALL_TIMES.at(-1)]).toEqual(['08:00', '08:30', '19:00']);
});
