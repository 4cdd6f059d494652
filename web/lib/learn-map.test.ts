import { expect, test } from 'vitest';
import { mapLearner } from './learn-map.ts';

test('all who set out by the smaller map look their way up again, and it is taken once', async () => {
  let [known, taken] = ['visitors', 0];
  const learn = mapLearner({
    known: () => known,
    whole: async () => 'whole',
    take: (whole) => {
      known = whole;
      taken += 1;
    },
  });
  expect(await Promise.all([learn(), learn()])).toEqual([true, true]);
  expect([await learn(), taken]).toEqual([false, 1]);
});
