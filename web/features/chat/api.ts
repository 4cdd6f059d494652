import { queryOptions } from '@tanstack/react-query';
import type { ChatLine, ChatView, MessagePage, MessageView } from '#domain/chat/chat.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';
import { joined } from './joined-messages.ts';

export const chatsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.chats,
    queryFn: async (): Promise<ChatLine[]> => (await dataOf(api.chats.$get())).chats,
  });

/** Read again, it keeps the older pages that were already there. */
export const chatQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEYS.chat, id],
    queryFn: async (): Promise<ChatView> => dataOf(api.chats[':id'].$get({ param: { id } })),
    structuralSharing: (old, fresh) =>
      old === undefined ? fresh : { ...(fresh as ChatView), ...joined(old as ChatView, fresh as ChatView) },
  });

export const readPage = (
  api: ApiClient,
  id: string,
  query: { before?: string; after?: string },
): Promise<MessagePage> => dataOf(api.chats[':id'].messages.$get({ param: { id }, query }));

export const markRead = (api: ApiClient, id: string, upTo: number) =>
  dataOf(api.chats[':id'].read.$post({ param: { id }, json: { upTo } }));

export const tellTyping = (api: ApiClient, id: string) => api.chats[':id'].typing.$post({ param: { id } });

export type Outgoing = { clientId: string; chat: string; text: string; taskId: string | null; file: File | null };

export async function sendOutgoing(
  { clientId, chat, text, taskId, file }: Outgoing,
  onProgress: (percent: number) => void,
): Promise<MessageView> {
  const form = new FormData();
  form.set('data', JSON.stringify({ clientId, text, taskId }));
  if (file) form.append('file', file);
  const path = `/api/chats/${encodeURIComponent(chat)}/messages`;
  return (await sendForm<{ message: MessageView }>(path, form, onProgress)).message;
}
