import type { MessagePage, MessageView } from '#domain/chat/chat.ts';

type Part = Pick<MessagePage, 'messages' | 'hasOlder' | 'marks'>;

/** Two parts of one conversation as one, each message once. Where something is missing between them, the newer part stands alone. */
export function joined(one: Part, other: Part): Part {
  const [older, newer] = startOf(one) <= startOf(other) ? [one, other] : [other, one];
  const ends = older.messages.at(-1)?.number ?? 0;
  const hasGap = newer.messages.length > 0 && older.messages.length > 0 && startOf(newer) > ends + 1;
  const parts = hasGap ? [newer] : [older, newer];
  const byNumber = new Map<number, MessageView>(
    parts.flatMap(({ messages }) => messages.map((message) => [message.number, message] as const)),
  );
  const messages = [...byNumber.values()].sort((a, b) => a.number - b.number);
  const marks = {
    own: Math.max(one.marks.own, other.marks.own),
    delivered: Math.max(one.marks.delivered, other.marks.delivered),
    read: Math.max(one.marks.read, other.marks.read),
  };
  return { messages, marks, hasOlder: (messages[0]?.number ?? 1) > 1 };
}

const startOf = ({ messages }: Part): number => messages[0]?.number ?? Infinity;
