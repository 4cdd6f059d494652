import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Everything that can happen now has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one person has one turn: another passes those that wait behind it', async () => {
  const turns = createTurns(2, 20);
  const order: string[] = [];
  const enter = (key: string, name: string) => turns.enter(key).then((leave) => (order.push(name), leave));
  const first = enter('ada', 'ada 1');
  const second = enter('ada', 'ada 2');
  void enter('bruno', 'bruno 1');
  await settled();
  expect(order).toEqual(['ada 1', 'bruno 1']);
  (await first)?.();
  await settled();
  expect(order).toEqual(['ada 1', 'bruno 1', 'ada 2']);
  (await second)?.();
});

test('the line has an end, and one person fills only a part of it', async () => {
  const turns = createTurns(1, 4);
  expect(await turns.enter('ada')).not.toBeNull();
  void turns.enter('ada');
  expect(await turns.enter('ada')).toBeNull();
  for (const key of ['b', 'c', 'd']) void turns.enter(key);
  expect(await turns.enter('e')).toBeNull();
});
