import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepConversation, keptConversation, type ChatMessage, type Conversation } from './conversation.ts';
import { serverHistory } from './server-history.ts';

/** The messages and what is being typed, kept in the tab; what was begun elsewhere comes from the server. */
export function useConversation(userId: string) {
  const { api } = useRouter().options.context;
  const [shown, setShown] = useState<Conversation>(() => keptConversation(userId) ?? { messages: [], draft: '' });
  /** The conversation as it is now, for what happens between two drawings. */
  const now = useRef(shown);

  function change(next: Partial<Conversation>) {
    now.current = { ...now.current, ...next };
    keepConversation(userId, now.current);
    setShown(now.current);
  }
  /** What was said before comes above what has been written while it was on its way. */
  const goOnFrom = useEffectEvent((told: ChatMessage[]) => {
    const own = now.current.messages;
    const begun = own[0]?.timestamp;
    const earlier = begun === undefined ? told : told.filter(({ timestamp }) => timestamp < begun);
    if (earlier.length > 0) change({ messages: [...earlier, ...own] });
  });
  useEffect(() => {
    const leaving = new AbortController();
    if (keptConversation(userId) === null) void serverHistory(api, leaving.signal).then((told) => goOnFrom(told));
    return () => leaving.abort();
  }, [api, userId]);

  return { ...shown, messagesNow: () => now.current.messages, change };
}
