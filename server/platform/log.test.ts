import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('the log of a refused statement has the statement and its cause, never the values', () => {
  let line = '';
  const log = createLog('error', { write: (text) => (line = text) });
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ada@x.example)',
  });
  log.error({ error: new DrizzleQueryError('insert into "profiles" values ($1)', ['ada@x.example'], cause) }, 'no');
  expect(line).not.toContain('ada@x.example');
  const { error } = JSON.parse(line) as { error: { stack: string } };
  expect(error).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into "profiles" values ($1)',
    cause: { message: 'duplicate key value', code: '23505' },
  });
  expect(error.stack).toContain('log.test.ts');
});
