import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedDistance } from './edit-distance.ts';

/** The whole table, as the textbook has it. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = cost;
    }
  }
  return table[a.length]![b.length]!;
}

describe('bounded edit distance', () => {
  it.each([
    ['acelerator', 'accelerator', 1],
    ['sabattini', 'sabatini', 1],
    ['fotovoltaioc', 'fotovoltaico', 1],
    ['brevetto', 'brevetto', 0],
    ['capannone', 'campanone', 2],
  ])('%s – %s: %d', (a, b, distance) => {
    expect(boundedDistance(a, b, 2)).toBe(distance);
  });

  it('agrees with the whole table up to its bound', () => {
    const word = fc.stringMatching(/^[abc]{0,9}$/);
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, most) => {
        expect(boundedDistance(a, b, most)).toBe(Math.min(plainDistance(a, b), most + 1));
      }),
      { numRuns: 2_000, seed: 11 },
    );
  });
});
