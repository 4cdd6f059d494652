import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the recipes of docs/contributing.md name files that exist', () => {
  const recipes = readFileSync('docs/contributing.md', 'utf8');
  const named = [...recipes.matchAll(/`((?:bench|docs|domain|e2e|messages|scripts|server|web)\/[^`<]*\.\w+)`/g)];
  expect(named.length).toBeGreaterThan(40);
  expect(named.map(([, file]) => file!).filter((file) => !existsSync(file))).toEqual([]);
});
