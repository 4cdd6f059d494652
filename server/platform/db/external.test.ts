import { expect, test } from 'vitest';
import { openExternal } from './external.ts';

test('a database that does not answer is told by host, never with its password', async () => {
  const problem = openExternal('postgresql://ada:segreta@127.0.0.1:1/bandolo');
  await expect(problem).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1\/bandolo cannot be reached \(ECONNREFUSED\)/);
  await expect(problem).rejects.not.toThrow(/segreta/);
});
