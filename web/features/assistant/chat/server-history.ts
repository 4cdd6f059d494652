import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { ChatMessage } from './conversation.ts';

/** The conversation of the running session, begun in another tab or on another device; none when it cannot be read. */
export async function serverHistory(api: ApiClient, signal: AbortSignal): Promise<ChatMessage[]> {
  try {
    const { conversationHistory, userSessions } = await dataOf(api.context.$get({}, { init: { signal } }));
    const session = userSessions[0]?.sessionId;
    return conversationHistory
      .filter(({ sessionId }) => session !== undefined && sessionId === session)
      .map(({ role, content, timestamp, parts, answeredBy, notice }, place) => ({
        id: `${timestamp}-${String(place)}`,
        content,
        timestamp,
        ...(role === 'user'
          ? { sender: 'user' as const }
          : { sender: 'ai' as const, answeredBy, notice, ...(parts.length > 0 ? { parts } : {}) }),
      }))
      .sort((one, other) => one.timestamp.localeCompare(other.timestamp));
  } catch {
    return [];
  }
}
