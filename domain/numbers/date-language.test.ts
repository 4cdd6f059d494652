import { afterEach, expect, test } from 'vitest';
import { DATE_LANGUAGES, dateLanguage, inDateLanguage, keepDays, readersFrom, writeDatesFor } from './date-language.ts';
import { dayText, longDayText, shownDays } from './write-day.ts';

afterEach(() => {
  readersFrom(() => undefined);
});

test.each([
  ['it', '16 novembre 2026', '1º dicembre 2026', 'settembre 2026', '16/11/2026'],
  ['en', '16 November 2026', '1 December 2026', 'September 2026', '16/11/2026'],
  ['de', '16. November 2026', '1. Dezember 2026', 'September 2026', '16.11.2026'],
  ['iso', '2026-11-16', '2026-12-01', '2026-09', '2026-11-16'],
] as const)('days in %s (SET-11)', (language, long, first, month, short) => {
  const written = inDateLanguage(language, () => [
    ...['2026-11-16', '2026-12-01', '2026-09'].map(longDayText),
    dayText('2026-11-16'),
  ]);
  expect(written).toEqual([long, first, month, short]);
});

test('a text for one person leaves everybody else’s days as they were, also when it fails', () => {
  const fails = () => {
    throw new Error('no text');
  };
  expect(() => inDateLanguage('en', fails)).toThrow('no text');
  expect([dateLanguage(), longDayText('2026-11-16')]).toEqual(['it', '16 novembre 2026']);
});

test('a text kept for later has its days written when it is shown, for whoever reads it then', () => {
  const kept = keepDays(
    () => `Dal ${dayText('2026-11-16')} al ${longDayText('2026-12-01')}, a ${longDayText('2027-01')}`,
  );
  expect(inDateLanguage('it', () => shownDays(kept))).toBe('Dal 16/11/2026 al 1º dicembre 2026, a gennaio 2027');
  expect(inDateLanguage('de', () => shownDays(kept))).toBe('Dal 16.11.2026 al 1. Dezember 2026, a Januar 2027');
  expect(inDateLanguage('iso', () => shownDays(kept))).toBe('Dal 2026-11-16 al 2026-12-01, a 2027-01');
  expect(shownDays('Avviso del 16 novembre 2026 [2026]')).toBe('Avviso del 16 novembre 2026 [2026]');
  expect(longDayText('2026-11-16')).toBe('16 novembre 2026');
});

test('two pages drawn at once keep their own days', () => {
  const pages = DATE_LANGUAGES.map(() => ({ language: 'it' as const }));
  let at = 0;
  readersFrom(() => pages[at]);
  at = 1;
  writeDatesFor('en');
  at = 0;
  expect(dateLanguage()).toBe('it');
  at = 1;
  expect(dateLanguage()).toBe('en');
});
