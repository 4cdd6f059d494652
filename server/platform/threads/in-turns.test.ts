import { expect, test } from 'vitest';
import type { Steps } from '#domain/steps.ts';
import { inTurns, TURN_MS } from './in-turns.ts';

const LONG_TURNS = 3;
const WORKS = 5;

/** Counts the rounds of the loop until it is told to stop. */
function rounds() {
  const state = { count: 0, isOver: false };
  const next = () => {
    state.count += 1;
    if (!state.isOver) setImmediate(next);
  };
  setImmediate(next);
  return { now: () => state.count, stop: () => (state.isOver = true) };
}

function* longWork(onStep: () => void): Steps<string> {
  for (let turns = 0; turns < LONG_TURNS; turns += 1) {
    onStep();
    for (const begun = performance.now(); performance.now() - begun <= TURN_MS;);
    yield;
  }
  return 'done';
}

test('long works beside each other take turns: at each round of the loop one of them goes on', async () => {
  const { now, stop } = rounds();
  const steps: { work: number; round: number }[] = [];
  const results = await Promise.all(
    Array.from({ length: WORKS }, (_, work) => inTurns(longWork(() => steps.push({ work, round: now() })))),
  );
  stop();
  expect(results).toEqual(Array.from({ length: WORKS }, () => 'done'));
  const later = steps.slice(WORKS);
  expect(new Set(later.map(({ round }) => round)).size).toBe(later.length);
  expect(later.slice(0, WORKS).map(({ work }) => work)).toEqual([0, 1, 2, 3, 4]);
});
