import { expect, test } from 'vitest';
import { storeTests } from './store-tests.mjs';

test('what opens the test product or a test database is repeated on PostgreSQL; what is pure is not, nor what says why', () => {
  expect(
    storeTests([
      'server/features/companies/companies.test.ts',
      'server/platform/queue/queue.test.ts',
      'server/features/tools/rna-reader.test.ts',
      'server/platform/log.test.ts',
      'server/features/assistant/provider.test.ts',
    ]),
  ).toEqual(['server/features/companies/companies.test.ts', 'server/platform/queue/queue.test.ts']);
});
