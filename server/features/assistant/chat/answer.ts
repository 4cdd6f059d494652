import { CHAT } from '#messages/assistant/chat.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { AnswerOf } from '#server/features/assistant/shapes.ts';
import { waysFor } from './parts.ts';
import { replyTo, type Asking } from './reply.ts';

type ChatAnswer = AnswerOf<'chat_support'>;
export type ChatPart = ChatAnswer['parts'][number];
/** What is answered, and of which intent it is where the words alone do not tell (AST-13). */
export type Reply = { parts: ChatPart[]; intent?: ChatAnswer['intent']; quickReplies?: string[] };
export type PastMessage = { sender?: string | undefined; content?: string | undefined };

/** A short answer from the person's own records and the catalogue, by intent (AST-13). */
export async function chatAnswer(context: OperationContext, asking: Asking): Promise<ChatAnswer> {
  const reply = await replyTo(context, asking);
  const { parts: all, intent, quickReplies = CHAT.quickReplies[intent] } = reply;
  const parts = waysFor(context.ctx.user.userType, all);
  return {
    intent,
    text: parts.map(({ text }) => text).join('\n'),
    parts,
    quickReplies,
  };
}
