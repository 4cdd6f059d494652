import { expect, test } from 'vitest';
import { SYSTEM } from './system.ts';

test('one mail is one', () => {
  expect([SYSTEM.mailsKept(1), SYSTEM.mailsKept(2)]).toEqual([
    'nessun invio: 1 trattenuta qui',
    'nessun invio: 2 trattenute qui',
  ]);
});
