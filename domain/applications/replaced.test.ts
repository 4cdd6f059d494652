import { expect, test } from 'vitest';
import { replacedIds, type SentVersion } from './replaced.ts';

const version = (id: string, reopenedFrom: string | null, day: number | null): SentVersion => ({
  id,
  reopenedFrom,
  sentAt: day === null ? null : new Date(Date.UTC(2026, 10, day)),
});

test.each([
  ['one sent', [version('a', null, 1)], []],
  ['reopened, not sent again: the first counts', [version('b', 'a', null), version('a', null, 1)], []],
  ['sent again: the last counts', [version('b', 'a', 2), version('a', null, 1)], ['a']],
  ['and again', [version('c', 'b', 3), version('b', 'a', 2), version('a', null, 1)], ['b', 'a']],
  ['reopened twice from the same one', [version('c', 'a', 3), version('b', 'a', 2), version('a', null, 1)], ['b', 'a']],
  ['in the same instant', [version('a', null, 1), version('b', 'a', 1)], ['a']],
  ['two that have nothing to do with each other', [version('b', null, 2), version('a', null, 1)], []],
  ['what it came from is not there any more', [version('b', 'gone', 2)], []],
])('%s', (_case, applications, replaced) => {
  expect([...replacedIds(applications)]).toEqual(replaced);
});
