import { chatIntent } from '#domain/assistant/intents.ts';
import { CHAT } from '#messages/assistant.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { AnswerOf } from '#server/features/assistant/shapes.ts';
import { aboutApplying } from './applying.ts';
import { aboutConsultants } from './consultants.ts';
import { aboutDeadlines } from './deadlines.ts';
import { aboutAnything } from './anything.ts';
import { aboutSearching } from './searching.ts';

export type ChatAnswer = AnswerOf<'chat_support'>;
export type ChatPart = ChatAnswer['parts'][number];
export type ChatReply = (context: OperationContext, message: string) => Promise<ChatPart[]>;

const REPLIES: Record<ChatAnswer['intent'], ChatReply> = {
  ricerca: aboutSearching,
  compilazione: aboutApplying,
  consulenti: aboutConsultants,
  scadenze: aboutDeadlines,
  altro: aboutAnything,
};

/** A short answer from the person's own records, by the intents of spec §4. */
export async function chatAnswer(context: OperationContext, message: string): Promise<ChatAnswer> {
  const intent = chatIntent(message);
  const parts = await REPLIES[intent](context, message);
  return {
    intent,
    text: parts.map(({ text }) => text).join('\n'),
    parts,
    quickReplies: CHAT.quickReplies[intent],
  };
}
