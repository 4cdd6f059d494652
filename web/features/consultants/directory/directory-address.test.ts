import { expect, test } from 'vitest';
import { directoryAddress } from './directory-address.ts';

const kept = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(directoryAddress(raw)).filter(([, value]) => value !== undefined));

test('an address keeps what it says of the directory, and drops what is none of it or no number where one belongs', () => {
  expect(
    kept({ q: 'energia', regions: ['Veneto', 'Puglia'], minRating: 4.5, maxHourlyRate: '120', altro: 'x' }),
  ).toEqual({
    q: 'energia',
    regions: 'Veneto,Puglia',
    minRating: '4.5',
    maxHourlyRate: '120',
  });
  expect(kept({ minRating: 'abc', minExperience: '', limit: '-3', maxHourlyRate: {}, q: '' })).toEqual({});
});
