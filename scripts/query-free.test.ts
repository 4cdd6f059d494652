import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Visitors do not fetch what only the signed-in half needs (docs/decisions/016). */
const ONLY_SIGNED_IN = '@tanstack/react-query';
const ROOTS = [
  'web/hydrate.tsx',
  'web/router.tsx',
  'web/routes/__root.tsx',
  ...globSync('web/routes/{*,_public/*,_frame/*}.tsx').filter((file) => !file.includes('/-')),
];

/** Imports that are followed without waiting; types leave nothing behind. */
const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from\s'([^']+)'|^import\s'([^']+)'/gm;

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('#web/')) return specifier.slice(1);
  return specifier.startsWith('./') ? normalize(join(dirname(from), specifier)) : null;
}

/** The way from a file to the library, as file names, or null. */
function wayToLibrary(root: string): string[] | null {
  const open = [[root]];
  const seen = new Set([root]);
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const file = way.at(-1)!;
    for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      const specifier = named ?? bare ?? '';
      if (specifier === ONLY_SIGNED_IN) return way;
      const next = fileOf(specifier.replace(/\?.*$/, ''), file);
      if (!next || seen.has(next) || next.endsWith('routeTree.gen.ts') || !/\.tsx?$/.test(next)) continue;
      if (!existsSync(next)) continue;
      seen.add(next);
      open.push([...way, next]);
    }
  }
  return null;
}

test('the walk finds the library where it is', () => {
  expect(wayToLibrary('web/routes/-frame.tsx')).not.toBeNull();
});

test.each(ROOTS)('%s does not bring the query library to a visitor', (root) => {
  expect(wayToLibrary(root)).toBeNull();
});
