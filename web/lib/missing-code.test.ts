import { expect, test } from 'vitest';
import { isCodeMissing } from './missing-code.ts';

test.each([
  ['Failed to fetch dynamically imported module: https://bandolo.example/assets/list.js', true],
  ['error loading dynamically imported module: https://bandolo.example/assets/list.js', true],
  ['Importing a module script failed.', true],
  ['Failed to fetch', false],
])('%s', (message, isMissing) => {
  expect(isCodeMissing(new TypeError(message))).toBe(isMissing);
});
