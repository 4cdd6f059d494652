import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** "il 11 maggio": 8 and 11 begin with a vowel, which messages/articles.ts knows. */
const HAND_MADE = /\b(?:il|al|dal|del) \$\{(?:(?:day|when|date)\}|longDayText\()/;

test('no sentence puts an article before a day by hand', () => {
  const files = globSync('messages/**/*.ts').filter((file) => !file.endsWith('articles.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => HAND_MADE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
