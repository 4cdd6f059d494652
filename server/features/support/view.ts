import type { TicketPriority } from '#domain/support/priorities.ts';
import { filesById } from '#server/features/files/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import * as store from './store.ts';

export const lineOf = ({ id, subject, status, priority, createdAt, updatedAt, lastSide }: store.StoredTicket) => ({
  id,
  subject,
  status,
  priority: priority as TicketPriority,
  createdAt: createdAt.toISOString(),
  lastUpdate: updatedAt.toISOString(),
  lastSide,
});

/** A ticket with its conversation; notes only where the desk reads. Files are those of the person who asks. */
export async function conversationOf(db: Db, ticket: store.StoredTicket, hasNotes: boolean) {
  const messages = await store.messagesOf(db, ticket.id, hasNotes);
  const ids = [ticket.fileId, ...messages.map(({ message }) => message.fileId)].filter((id) => id !== null);
  const files = ticket.userId ? await filesById(db, ticket.userId, ids) : new Map<string, never>();
  const fileOf = (id: string | null) => {
    const file = id === null ? undefined : files.get(id);
    return file && id !== null ? { id, name: file.name, bytes: file.bytes } : null;
  };
  return {
    ...lineOf(ticket),
    description: ticket.description,
    file: fileOf(ticket.fileId),
    messages: messages.map(({ message, firstName }) => ({
      id: message.id,
      side: message.side,
      kind: message.kind,
      text: message.text,
      authorName: firstName,
      createdAt: message.createdAt.toISOString(),
      file: fileOf(message.fileId),
    })),
  };
}
