import { expect, test } from 'vitest';
import { isFitting } from './fit.ts';

const fit = (subject: [number, number] | null, near: number, sector: number) => ({
  id: 'k1',
  subject: subject && { count: subject[0], of: subject[1] },
  territory: { count: near, of: 9, region: 'Veneto' },
  sector: { count: sector, of: 9 },
});

test.each([
  ['a grant that was won before', fit([1, 4], 0, 0), true],
  ['a grant that was asked for in vain', fit([0, 4], 5, 5), false],
  ['a grant never asked for, however near', fit([0, 0], 5, 5), false],
  ['no grant chosen: the same region is enough', fit(null, 1, 0), true],
  ['no grant chosen: the same trade is enough', fit(null, 0, 1), true],
  ['no grant chosen, nothing in common', fit(null, 0, 0), false],
])('who fits (CON-10): %s', (_what, of, expected) => {
  expect(isFitting(of)).toBe(expected);
});
