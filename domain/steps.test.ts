import { expect, test } from 'vitest';
import { filteredInSteps, sortedInSteps, toEnd, type Steps } from './steps.ts';

const MANY = Array.from({ length: 5000 }, (_, at) => ({ at, key: (at * 7919) % 100 }));

function pausesOf(steps: Steps<unknown>): number {
  for (let pauses = 0; ; pauses++) if (steps.next().done) return pauses;
}

test('thousands come in the order that one go gives, equals as they came, with pauses in between', () => {
  const order = (one: { key: number }, other: { key: number }) => one.key - other.key;
  expect(toEnd(sortedInSteps(MANY, order))).toEqual(MANY.toSorted(order));
  expect(pausesOf(sortedInSteps(MANY, order))).toBeGreaterThan(10);
  expect(pausesOf(sortedInSteps(MANY.slice(0, 900), order))).toBe(0);
});

test('what is wanted of thousands is looked for with pauses', () => {
  const isWanted = ({ key }: { key: number }) => key < 3;
  expect(toEnd(filteredInSteps(MANY, isWanted))).toEqual(MANY.filter(isWanted));
  expect(pausesOf(filteredInSteps(MANY, isWanted))).toBeGreaterThan(8);
});
