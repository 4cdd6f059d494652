import { expect, test } from 'vitest';
import { unmeasuredIn } from './unmeasured.ts';

test.each([
  ['Poi il gas: scaldiamo tutto e quanto se ne va non lo so, mai misurato.', ['il gas']],
  ['Non abbiamo mai misurato il consumo di acqua.', ['il consumo di acqua']],
  ['Quante ore ci mettiamo per una scheda, mai contate.', ['le ore']],
  ['Il consumo misurato è di 40 litri.', []],
])('what nobody has measured: %s', (told, topics) => {
  expect(unmeasuredIn(told).map(({ topic }) => topic)).toEqual(topics);
});
