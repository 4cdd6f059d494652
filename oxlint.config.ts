import { defineConfig } from 'oxlint';
import { walls } from './scripts/walls.mjs';

const errors = (plugin: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [plugin ? `${plugin}/${name}` : name, 'error' as const]));

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, maxWarnings: 0 },
  ignorePatterns: ['dist', 'data', '.data*', 'web/routeTree.gen.ts', 'test-results', 'playwright-report'],
  rules: {
    ...errors('', ['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-array-constructor']),
    ...errors('', ['no-unused-expressions', 'no-console']),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    ...errors('typescript', [
      'ban-ts-comment',
      'no-duplicate-enum-values',
      'no-empty-object-type',
      'no-explicit-any',
      'no-extra-non-null-assertion',
      'no-misused-new',
      'no-namespace',
      'no-non-null-asserted-optional-chain',
      'no-require-imports',
      'no-this-alias',
      'no-unnecessary-type-constraint',
      'no-unsafe-declaration-merging',
      'no-unsafe-function-type',
      'no-wrapper-object-types',
      'prefer-as-const',
      'prefer-namespace-keyword',
      'triple-slash-reference',
      'no-floating-promises',
      'no-unnecessary-type-assertion',
    ]),
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  },
  overrides: [
    {
      files: ['web/**/*.{ts,tsx}'],
      rules: errors('react', [
        'rules-of-hooks',
        'exhaustive-deps',
        'static-components',
        'use-memo',
        'preserve-manual-memoization',
        'incompatible-library',
        'immutability',
        'globals',
        'refs',
        'set-state-in-effect',
        'error-boundaries',
        'purity',
        'set-state-in-render',
        'unsupported-syntax',
      ]),
    },
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
  ],
});
