import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatView, MessagePage, MessageView } from '#domain/chat/chat.ts';
import { CHAT } from '#domain/chat/chat.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useLive } from '#web/lib/use-live.ts';
import { chatQuery, markRead, readPage } from './api.ts';
import { joined } from './joined-messages.ts';

/** One conversation, live: what is said elsewhere comes by itself, older pages on demand, what is seen is marked. */
export function useChat(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const query = chatQuery(api, id);
  const { data } = useSuspenseQuery(query);
  const [typingUntil, setTypingUntil] = useState(0);

  const add = (part: Pick<MessagePage, 'messages' | 'hasOlder' | 'marks'>) =>
    client.setQueryData<ChatView>(query.queryKey, (old) => old && { ...old, ...joined(old, part) });
  const last = data.messages.at(-1)?.number ?? 0;
  async function catchUp() {
    add(await readPage(api, id, { after: String(last) }));
  }
  async function loadOlder() {
    const first = data.messages[0]?.number ?? 1;
    if (first > 1) add(await readPage(api, id, { before: String(first) }));
  }
  const isLive = useLive((change) => {
    if ('chat' in change ? change.chat !== id : change.kind !== 'tutto') return;
    if (change.kind === 'scrive') return setTypingUntil(Date.now() + CHAT.typingMs);
    if (change.kind === 'messaggio') setTypingUntil(0);
    if (change.kind === 'messaggio' || change.kind === 'letto') return void catchUp().catch(() => {});
    void client.invalidateQueries({ queryKey: query.queryKey });
    void client.invalidateQueries({ queryKey: KEYS.consultancies });
  });
  const leave = useEffectEvent(() => setTypingUntil(0));
  useEffect(() => {
    if (typingUntil === 0) return;
    const timer = setTimeout(() => leave(), CHAT.typingMs);
    return () => clearTimeout(timer);
  }, [typingUntil]);

  async function seen() {
    if (last <= data.marks.own) return;
    const marks = await markRead(api, id, last);
    add({ messages: [], hasOlder: false, marks });
    void client.invalidateQueries({ queryKey: KEYS.latestNotifications });
    void client.invalidateQueries({ queryKey: KEYS.chats });
  }
  /** It is there now: read with whatever came before it. */
  async function sent({ taskId }: MessageView) {
    if (taskId) await client.invalidateQueries({ queryKey: query.queryKey });
    else await catchUp().catch(() => {});
  }
  return { data, isLive, isTyping: typingUntil > 0, loadOlder, seen, sent };
}
