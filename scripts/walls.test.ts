import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { walls } from './walls.mjs';

const REFUSED = [
  ['domain/planted.ts', 'node:fs'],
  ['domain/planted.ts', '#messages/shell/shell.ts'],
  ['messages/planted.ts', '#server/env.ts'],
  ['server/planted.ts', '#web/lib/api.ts'],
  ['server/platform/planted.ts', '#server/features/accounts/service.ts'],
  ['server/features/companies/planted.ts', '#server/features/accounts/store.ts'],
  ['server/features/companies/planted.ts', '#server/features/accounts/tables.ts'],
  ['server/features/companies/planted.ts', '../accounts/service.ts'],
  ['server/features/companies/planted.ts', './../accounts/store.ts'],
  ['server/features/companies/planted.ts', '#server/features/companies/../accounts/store.ts'],
  ['web/planted.ts', './../server/env.ts'],
  ['web/lib/planted.ts', '#web/ui/actions/button.tsx'],
  ['web/lib/planted.ts', '#server/env.ts'],
  ['web/ui/planted.ts', '#messages/shell/shell.ts'],
  ['web/ui/planted.ts', '#web/features/accounts/use-auth.ts'],
  ['web/features/accounts/planted.ts', '#web/features/shell/sidebar.tsx'],
  ['web/features/accounts/planted.ts', '#web/routes/__root.tsx'],
  ['web/routes/planted.ts', '#server/app.ts'],
] as const;

const FINE = [
  ['domain/planted.ts', "import { z as planted } from 'zod';"],
  ['server/features/companies/planted.ts', "import { planted } from '#server/features/accounts/service.ts';"],
  ['server/features/accounts/oauth/planted.ts', "import { planted } from '#server/features/accounts/store.ts';"],
  ['web/lib/planted.ts', "import type { planted } from '#server/app.ts';"],
  ['web/routes/planted.ts', "import { planted } from '#web/features/accounts/use-auth.ts';"],
] as const;

/** A tree of planted files, each with one import line, linted by the walls alone: how often each file is refused. */
function refusals(planted: { file: string; line: string }[]): Map<string, number> {
  const root = mkdtempSync(join(tmpdir(), 'bandolo-walls-'));
  try {
    writeFileSync(
      join(root, '.oxlintrc.json'),
      JSON.stringify({ plugins: ['typescript', 'import'], categories: { correctness: 'off' }, overrides: walls }),
    );
    for (const { file, line } of planted) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${line}\nexport const used = planted;\n`);
    }
    const found = new Map(planted.map(({ file }) => [file, 0]));
    for (const { filename } of lint(root)) found.set(filename, (found.get(filename) ?? 0) + 1);
    return found;
  } finally {
    rmSync(root, { recursive: true });
  }
}

function lint(root: string): { filename: string }[] {
  const args = [join(process.cwd(), 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'];
  try {
    return diagnosticsOf(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  } catch (error) {
    return diagnosticsOf((error as { stdout: string }).stdout);
  }
}

const diagnosticsOf = (output: string) => (JSON.parse(output) as { diagnostics: { filename: string }[] }).diagnostics;

const plantedAs = (lines: readonly (readonly [string, string])[], importing: (last: string) => string) =>
  lines.map(([file, last], place) => ({
    file: file.replace('planted', `planted${String(place)}`),
    line: importing(last),
  }));

test('a planted import across a wall fails the check', () => {
  const planted = plantedAs(REFUSED, (target) => `import { planted } from '${target}';`);
  expect(refusals(planted)).toEqual(new Map(planted.map(({ file }) => [file, 1])));
});

test('a type named in place has no import line for a wall to see, and is refused', () => {
  const file = 'web/features/accounts/planted.ts';
  const line = "export type Far = import('#web/features/shell/sidebar.tsx').Far;\nconst planted = 1;";
  expect(refusals([{ file, line }])).toEqual(new Map([[file, 1]]));
});

test('files that import one another in a circle are refused; types may', () => {
  const names = ['first', 'second', 'third'];
  const plantedWith = (importing: (next: string) => string) =>
    names.map((name, place) => ({
      file: `domain/${name}.ts`,
      line: importing(`./${names[(place + 1) % names.length]!}.ts`),
    }));
  const circle = plantedWith((next) => `import { used as planted } from '${next}';`);
  expect(refusals(circle)).toEqual(new Map(circle.map(({ file }) => [file, 1])));
  const ofTypes = plantedWith(
    (next) => `import type { used as next } from '${next}';\nconst planted: typeof next = 1;`,
  );
  expect(refusals(ofTypes)).toEqual(new Map(ofTypes.map(({ file }) => [file, 0])));
});

test('a write without the guard against double clicks is refused, reading is not', () => {
  const lineOf = (name: string) => `import { ${name} as planted } from '@tanstack/react-query';`;
  const planted = [
    { file: 'web/features/accounts/planted.ts', line: lineOf('useMutation') },
    { file: 'web/routes/planted.ts', line: lineOf('useMutation') },
    { file: 'web/features/accounts/reading.ts', line: lineOf('useQuery') },
    { file: 'web/lib/query/planted.ts', line: lineOf('useMutation') },
  ];
  expect([...refusals(planted).values()]).toEqual([1, 1, 0, 0]);
});

test('what a wall lets through is fine', () => {
  const planted = plantedAs(FINE, (line) => line);
  expect(refusals(planted)).toEqual(new Map(planted.map(({ file }) => [file, 0])));
});
