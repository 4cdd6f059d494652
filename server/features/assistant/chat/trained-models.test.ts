import { expect, test } from 'vitest';
import { examplesHashes, readAnswering, readHearing, trainBoth } from './trained-models.ts';

test('the model files belong to the examples as they are: after a change of examples, `npm run train`', () => {
  expect({ hearing: readHearing().examples, answering: readAnswering().examples }).toEqual(examplesHashes());
});

test('learning again gives the same models', () => {
  const again = trainBoth();
  expect(readHearing()).toEqual(again.hearing);
  expect(readAnswering()).toEqual(again.answering);
});
