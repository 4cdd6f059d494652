import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { ChatMessage } from './conversation.ts';

/** What the context keeps of one message; a longer one comes back cut. */
const KEPT_CHARS = 300;

/** The conversation of the running session, begun in another tab or on another device; none when it cannot be read. */
export async function serverHistory(api: ApiClient, signal: AbortSignal): Promise<ChatMessage[]> {
  try {
    const { conversationHistory, userSessions } = await dataOf(api.context.$get({}, { init: { signal } }));
    const session = userSessions[0]?.sessionId;
    return conversationHistory
      .filter(({ sessionId }) => session !== undefined && sessionId === session)
      .map(({ role, content, timestamp }, place) => ({
        id: `${timestamp}-${String(place)}`,
        content: content.length >= KEPT_CHARS ? `${content}…` : content,
        sender: role === 'user' ? ('user' as const) : ('ai' as const),
        timestamp,
      }))
      .sort((one, other) => one.timestamp.localeCompare(other.timestamp));
  } catch {
    return [];
  }
}
