import { useQueryClient } from '@tanstack/react-query';
import type { DocumentFields } from '#domain/documents/document-input.ts';
import { VAULT } from '#messages/documents/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { vaultWrites, type Vault, type VaultDocument } from './api.ts';

/** All that a document's days reach. */
export const FOLLOWING = [KEYS.checklists, KEYS.calendar, KEYS.application];

const fieldsOf = ({ title, kind, issuedOn, validUntil }: VaultDocument): DocumentFields => ({
  title,
  kind,
  issuedOn,
  validUntil,
});

/** Each change can be taken back from its message. */
export function useDocuments() {
  const client = useQueryClient();
  const api = vaultWrites(useApi());
  const write = {
    meta: { failed: VAULT.failed, changes: FOLLOWING },
    onSuccess: (vault: Vault) => void client.setQueryData(KEYS.documents, vault),
  };
  const change = useWrite({ mutationFn: api.change, ...write });
  const remove = useWrite({ mutationFn: api.remove, ...write });
  const restore = useWrite({ mutationFn: api.restore, ...write });
  return {
    async change(document: VaultDocument, changes: DocumentFields) {
      const { id } = document;
      await change.mutateAsync({ id, changes });
      notify('success', VAULT.changed(changes.title), {
        id: `document-${id}`,
        action: { label: VAULT.undo, onPress: () => change.mutate({ id, changes: fieldsOf(document) }) },
      });
    },
    // With a name of its own: the message of the change before may just be leaving. A failure is told by the client.
    remove({ id, title }: VaultDocument) {
      const told = () =>
        notify('success', VAULT.removed(title), {
          id: `document-${id}-removed`,
          action: { label: VAULT.undo, onPress: () => restore.mutate(id) },
        });
      void remove.mutateAsync(id).then(told, () => undefined);
    },
  };
}
export type DocumentActions = ReturnType<typeof useDocuments>;
