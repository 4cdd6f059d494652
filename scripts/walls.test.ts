import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { walls } from './walls.mjs';

/** The walls alone: the other rules need types, which a planted line has not. */
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...walls,
  ],
});

/** Lints one line as if it stood in that file. */
async function refusals(filePath: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\nexport const used = planted;\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports')
    .map(({ message }) => message);
}

test.each([
  ['domain/planted.ts', 'node:fs'],
  ['domain/planted.ts', '#messages/shell/shell.ts'],
  ['messages/planted.ts', '#server/env.ts'],
  ['server/planted.ts', '#web/lib/api.ts'],
  ['server/platform/planted.ts', '#server/features/accounts/service.ts'],
  ['server/features/companies/planted.ts', '#server/features/accounts/store.ts'],
  ['server/features/companies/planted.ts', '../accounts/service.ts'],
  ['web/lib/planted.ts', '#web/ui/actions/button.tsx'],
  ['web/lib/planted.ts', '#server/env.ts'],
  ['web/ui/planted.ts', '#messages/shell/shell.ts'],
  ['web/ui/planted.ts', '#web/features/accounts/use-auth.ts'],
  ['web/features/accounts/planted.ts', '#web/features/shell/sidebar.tsx'],
  ['web/features/accounts/planted.ts', '#web/routes/__root.tsx'],
  ['web/routes/planted.ts', '#server/app.ts'],
])('a planted import in %s of %s fails the check', async (file, target) => {
  expect(await refusals(file, `import { planted } from '${target}';`)).toHaveLength(1);
});

test.each([
  ['domain/planted.ts', "import { z as planted } from 'zod';"],
  ['server/features/companies/planted.ts', "import { planted } from '#server/features/accounts/service.ts';"],
  ['server/features/accounts/oauth/planted.ts', "import { planted } from '#server/features/accounts/store.ts';"],
  ['web/lib/planted.ts', "import type { planted } from '#server/app.ts';"],
  ['web/routes/planted.ts', "import { planted } from '#web/features/accounts/use-auth.ts';"],
])('in %s, %s is fine', async (file, line) => {
  expect(await refusals(file, line)).toEqual([]);
});
