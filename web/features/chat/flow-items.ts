import type { ChatFact, ChatView, MessageView } from '#domain/chat/chat.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';

type Dated = { key: string; at: string } & (
  | { kind: 'message'; message: MessageView }
  | { kind: 'fact'; fact: ChatFact }
  | { kind: 'papers' }
);
export type FlowItem = Dated | { kind: 'day'; key: string; day: string } | { kind: 'unread'; key: string };

/** What asks for documents: the beginning of the work, and every task since. */
const ASKING = new Set(['accettata', 'preventivo_accettato', 'compito']);

/** Words, facts and the request for documents in one order, a line for each day, one before the first unread. */
export function flowOf({ messages, hasOlder, facts, consultancy }: ChatView, readBefore: number): FlowItem[] {
  const from = hasOlder ? (messages[0]?.at ?? '') : '';
  const dated: Dated[] = [
    ...facts.map((fact): Dated => ({ kind: 'fact', key: fact.id, at: fact.at, fact })),
    ...messages.map((message): Dated => ({ kind: 'message', key: message.id, at: message.at, message })),
  ];
  const asked = facts.findLast(({ kind }) => ASKING.has(kind));
  const wants = consultancy.tasks.some(({ isDocument, side }) => isDocument && side === 'impresa');
  if (asked && wants) dated.push({ kind: 'papers', key: 'papers', at: asked.at });
  const rank = { fact: 0, papers: 1, message: 2 };
  const shown = dated
    .filter(({ at }) => at >= from)
    .sort(
      (one, other) =>
        one.at.localeCompare(other.at) || rank[one.kind] - rank[other.kind] || numberOf(one) - numberOf(other),
    );
  const items: FlowItem[] = [];
  let day = '';
  let isTold = false;
  for (const item of shown) {
    const its = romeMoment(new Date(item.at)).day;
    if (its !== day) items.push({ kind: 'day', key: `day:${its}`, day: its });
    day = its;
    const isNews =
      item.kind === 'message' && item.message.side !== consultancy.side && item.message.number > readBefore;
    if (isNews && !isTold) {
      items.push({ kind: 'unread', key: 'unread' });
      isTold = true;
    }
    items.push(item);
  }
  return items;
}

const numberOf = (item: Dated): number => (item.kind === 'message' ? item.message.number : 0);
