import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storeTests } from './store-tests.mjs';

test('what opens the test product or a test database is repeated on PostgreSQL; what is pure is not, nor what says why', () => {
  expect(
    storeTests(false, [
      'server/features/companies/companies.test.ts',
      'server/platform/queue/queue.test.ts',
      'server/features/tools/rna-reader.test.ts',
      'server/platform/log.test.ts',
      'server/features/assistant/provider.test.ts',
    ]),
  ).toEqual(['server/features/companies/companies.test.ts', 'server/platform/queue/queue.test.ts']);
});

test('where PostgreSQL prepares the statements of all, only suites in which the engines can differ further are repeated', () => {
  const [all, some] = [storeTests(), storeTests(true)];
  expect(all).toEqual(expect.arrayContaining(['server/features/settings/settings.test.ts', ...some]));
  expect(some).not.toContain('server/features/settings/settings.test.ts');
  // Races, notices between two servers, the queue, text that is searched, tables that are walked.
  expect(some).toEqual(
    expect.arrayContaining([
      'server/features/companies/companies.test.ts',
      'server/features/alerts/two-servers.test.ts',
      'server/platform/queue/queue.test.ts',
      'server/features/grants/words/search-words.test.ts',
      'server/features/privacy/no-trace.test.ts',
      'server/testing/statements.postgres.test.ts',
    ]),
  );
});

test('a suite in which several things happen at once is repeated, whatever its first line says', () => {
  const repeated = new Set(storeTests(true));
  const left = storeTests().filter((file) => !repeated.has(file));
  const racing = left.filter((file) =>
    /Promise\.all(?:Settled)?\([^)]*\.(?:post|put|patch|delete)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(racing).toEqual([]);
});
