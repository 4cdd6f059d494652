import type { AnswerOf, AssistantAnswer } from '#server/features/assistant/shapes.ts';
import { CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { ApiError, type ApiClient } from '#web/lib/api.ts';
import type { ErrorBody } from '#server/platform/http/http.ts';
import type { ChatMessage } from './conversation.ts';
import { serverEvents } from './server-events.ts';

export type Reply = Omit<AssistantAnswer<'chat_support'>, 'response'> & { response: AnswerOf<'chat_support'> };
type Question = { message: string; past: readonly ChatMessage[] };
type Watch = { signal: AbortSignal; onText: (text: string) => void };

const UNKNOWN: ErrorBody = { code: 'unexpected', message: '', fields: [], requestId: '' };
const PAST_MESSAGES = 12;
const PAST_CHARS = 2000;

/** Asks and reads the answer while it is written. Throws the sentence to show (AST-22). */
export async function askFilo(api: ApiClient, { message, past }: Question, { signal, onText }: Watch): Promise<Reply> {
  const conversationContext = past
    .slice(-PAST_MESSAGES)
    .map(({ sender, content }) => ({ sender, content: content.slice(0, PAST_CHARS) }));
  // What "questo bando" means is on the screen.
  const page = { path: window.location.pathname };
  const answer = await api['ai-assistant'].stream.$post(
    { json: { type: 'chat_support', data: { message, conversationContext, contextualAwareness: true, page } } },
    { init: { signal } },
  );
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  let text = '';
  for await (const { event, data } of serverEvents(answer.body)) {
    const told = JSON.parse(data) as unknown;
    if (event === 'done') return replyOf(told as AssistantAnswer<'chat_support'>);
    if (event === 'error') throw new ApiError(500, { ...UNKNOWN, ...(told as Partial<ErrorBody>) });
    const piece = (told as { text?: unknown }).text;
    if (typeof piece === 'string') onText((text += piece));
  }
  throw new Error(CHAT_WIDGET.interrupted);
}

function replyOf(told: AssistantAnswer<'chat_support'>): Reply {
  if (!told.success || told.response === null) throw new Error(told.error || CHAT_WIDGET.failed);
  return { ...told, response: told.response };
}

async function refusalOf(answer: { status: number; json: () => Promise<unknown> }): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  return new ApiError(answer.status, { ...UNKNOWN, ...body });
}
