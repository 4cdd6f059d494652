import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { VAULT } from '#messages/documents/screens.ts';
import { ApiError } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import type { ListedFile } from '#web/ui/fields/file-lines.tsx';
import { sendDocument } from './api.ts';
import { FOLLOWING } from './use-documents.ts';

/** Several at once, sent one after the other; each tells how far it is, and what is wrong with it. */
export function useUploads(onAdded: (id: string) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<ListedFile[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const set = (id: string, changes: Partial<ListedFile>) =>
    setSending((old) => old.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: string) => setSending((old) => old.filter((each) => each.id !== id));

  async function send(id: string, file: File) {
    try {
      const { addedId, ...vault } = await sendDocument(file, (progress) => set(id, { progress }));
      client.setQueryData(KEYS.documents, vault);
      for (const queryKey of FOLLOWING) void client.invalidateQueries({ queryKey });
      drop(id);
      onAdded(addedId);
    } catch (error) {
      set(id, { error: problemOf(error) });
    }
  }
  return {
    sending,
    drop,
    add(files: File[]) {
      for (const file of files) {
        const id = `sending-${String((count.current += 1))}`;
        setSending((old) => [...old, { id, name: file.name, progress: 0 }]);
        queue.current = queue.current.then(() => send(id, file));
      }
    },
  };
}

/** The server names the file in what it says of it: here its name is beside already. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return VAULT.offline;
  return error.body.fields[0]?.message.replace(/^.*?: (?=non è|supera)/, '') || error.body.message || VAULT.failed;
}
