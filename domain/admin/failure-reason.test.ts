import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test('a failure is told by codes and by its place in the code, never by its words (ADM-10)', () => {
  const output = {
    name: 'DrizzleQueryError',
    message: 'Failed query: insert into profiles … params: ada@officine.example, Ada Neri',
    stack:
      'DrizzleQueryError: Failed query … params: ada@officine.example\n    at queue (file:///srv/node_modules/pg/a.js:1:1)\n    at send (file:///srv/app/server/features/mails/jobs.ts:8:41)',
    cause: { name: 'DatabaseError', message: 'Key (email)=(ada@officine.example) already exists.', code: '23505' },
  };
  const reason = failureReason(output);
  expect(reason).toEqual({ error: 'DatabaseError', code: '23505', place: 'server/features/mails/jobs.ts:8' });
  expect(JSON.stringify(reason)).not.toMatch(/ada|neri/i);
});

test('a mail server’s number is the reason; a code that could be words is none', () => {
  expect(failureReason({ name: 'Error', code: 'EENVELOPE', responseCode: 550 }).code).toBe('550');
  expect(failureReason({ name: 'Mario Rossi', code: 'mario.rossi@example.it' })).toEqual({
    error: 'Error',
    code: null,
    place: null,
  });
  expect(failureReason('Mario Rossi')).toEqual({ error: 'Error', code: null, place: null });
});
