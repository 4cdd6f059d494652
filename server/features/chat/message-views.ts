import { canWrite, type MessageView } from '#domain/chat/chat.ts';
import type { Side } from '#domain/consultancies/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import { personOn, type Consultancy } from '#server/features/consultancies/service.ts';
import { filesById } from '#server/features/files/service.ts';
import type { MessageRow } from './store.ts';

/** Messages as one of the two sides sees them. */
export async function viewsOf(
  ctx: UserContext,
  row: Consultancy,
  side: Side,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const files = new Map<string, { name: string; bytes: number }>();
  for (const sender of ['impresa', 'consulente'] as const) {
    const ids = rows.flatMap((each) => (each.side === sender && each.fileId ? [each.fileId] : []));
    const owner = personOn(row, sender);
    if (owner) for (const [fileId, file] of await filesById(ctx.db, owner, ids)) files.set(fileId, file);
  }
  return rows.map(({ id, clientId, number, side: sender, text, fileId, taskId, at }) => {
    const file = fileId === null ? undefined : files.get(fileId);
    return {
      id,
      clientId,
      number,
      side: sender,
      text,
      file:
        fileId !== null && file
          ? { id: fileId, name: file.name, bytes: file.bytes, isVisible: seesFile(row, side, sender) }
          : null,
      taskId,
      at: at.toISOString(),
    };
  });
}

/** A client's papers are the consultant's to open only while the work lasts (CON-13). */
export const seesFile = (row: Consultancy, side: Side, sender: Side): boolean =>
  side === sender || side === 'impresa' || canWrite(row.status);
