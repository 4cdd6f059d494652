import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { walls } from './scripts/walls.mjs';

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'data', '.data*', 'web/routeTree.gen.ts', 'test-results', 'playwright-report'] },
  ...tseslint.configs.recommended,
  {
    files: ['{domain,messages,server,web,e2e,bench,scripts}/**/*.{ts,tsx}', '*.config.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  { files: ['web/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: [
      'server/{main,dev,admin,import}.ts',
      'bench/**',
      'scripts/**',
      'e2e/**',
      '**/*.test.{ts,tsx}',
      'server/testing/**',
    ],
    rules: { 'no-console': 'off' },
  },
  ...walls,
);
