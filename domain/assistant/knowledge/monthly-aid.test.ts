import { expect, test } from 'vitest';
import { monthlyAid } from './monthly-aid.ts';

test('so much a month, in the case that the words tell, for so many months', () => {
  const summary = 'Esonero fino a 500 euro mensili, 650 nelle regioni ZES. Dura 24 mesi.';
  expect(monthlyAid({ summary, benefits: [] })).toEqual({
    rates: [
      { euro: 500, words: '' },
      { euro: 650, words: 'nelle regioni zes' },
    ],
    months: 24,
  });
});

test('what begins before the next figure says nothing of the one before it', () => {
  const summary = 'Esonero fino a 650 euro mensili per 24 mesi.';
  expect(monthlyAid({ summary, benefits: [] })).toEqual({ rates: [{ euro: 650, words: '' }], months: 24 });
});

test('nothing monthly is no monthly aid', () => {
  expect(monthlyAid({ summary: 'Contributo fino a 5.000 euro.', benefits: [] })).toBeNull();
});
