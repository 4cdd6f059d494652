import { expect, test } from 'vitest';
import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { formatCount, formatDate, formatDateTime, formatDay, formatEuro, formatFileSize } from './format.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('dates and figures are Italian, and a day is a day in Rome (SHE-7)', () => {
  expect(formatDate('2026-11-14T23:30:00Z')).toBe('15 novembre 2026');
  expect(formatDateTime('2026-07-01T10:05:00Z')).toBe('1º luglio 2026 alle ore 12:05');
  expect([formatDay('2026-11-15'), formatDay('2026-09')]).toEqual(['15 novembre 2026', 'settembre 2026']);
  expect([plain(formatEuro(1_250_000)), formatCount(1247)]).toEqual(['1.250.000 €', '1.247']);
});

test('days are written as the reader chose, figures stay Italian (SET-11)', () => {
  const written = (language: 'en' | 'de' | 'iso') =>
    inDateLanguage(language, () => [formatDateTime('2026-07-01T10:05:00Z'), formatCount(1247)]);
  expect(written('en')).toEqual(['1 July 2026, 12:05', '1.247']);
  expect(written('de')).toEqual(['1. Juli 2026, 12:05', '1.247']);
  expect(written('iso')).toEqual(['2026-07-01, 12:05', '1.247']);
});

test('file sizes are whole kilobytes, then megabytes with one decimal', () => {
  expect([formatFileSize(10), formatFileSize(20_480), formatFileSize(1_600_000)]).toEqual(['1 KB', '20 KB', '1,5 MB']);
});
