import { expect, test } from 'vitest';
import { SUMMARY } from './admin.ts';

test('the conversion is of companies alone: consultants sign up too, and send nothing', () => {
  expect(SUMMARY.conversionSum(3, 11)).toBe('3 imprese su 11 iscritte nel periodo hanno inviato una candidatura (27%)');
  expect(SUMMARY.conversionSum(1, 4)).toBe('1 impresa su 4 iscritte nel periodo ha inviato una candidatura (25%)');
  expect(SUMMARY.conversionSum(0, 0)).toBe('Nessuna iscrizione nel periodo');
});
