import { expect, test } from 'vitest';
import type { MessageView } from '#domain/chat/chat.ts';
import { joined } from './joined-messages.ts';

const message = (number: number): MessageView => ({
  id: String(number),
  clientId: String(number),
  number,
  side: 'impresa',
  text: `Riga ${String(number)}`,
  file: null,
  taskId: null,
  at: '2026-11-15T09:00:00.000Z',
});
const part = (from: number, to: number, read = 0) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasOlder: from > 1,
  marks: { own: 0, delivered: read, read },
});
const numbers = (one: ReturnType<typeof part>, other: ReturnType<typeof part>) =>
  joined(one, other).messages.map(({ number }) => number);

test('pages that meet or overlap become one, each message once, whichever comes first', () => {
  expect(numbers(part(4, 6), part(1, 3))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(part(1, 4), part(3, 6))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(joined(part(4, 6), part(1, 3)).hasOlder).toBe(false);
});

test('after a long sleep the newest page stands alone: nothing is shown with a hole in it', () => {
  expect(numbers(part(1, 3), part(40, 42))).toEqual([40, 41, 42]);
  expect(joined(part(1, 3), part(40, 42)).hasOlder).toBe(true);
});

test('an empty part changes nothing, and marks only go forward', () => {
  const nothing = { messages: [], hasOlder: false, marks: { own: 0, delivered: 1, read: 1 } };
  expect(joined(part(1, 2, 2), nothing)).toMatchObject({
    messages: [{ number: 1 }, { number: 2 }],
    marks: { read: 2 },
  });
});
