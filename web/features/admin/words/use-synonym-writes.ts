import type { SynonymInput } from '#domain/admin/synonyms.ts';
import { SYNONYMS as WORDS } from '#messages/admin/search-words.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { synonymWrites, type Synonym } from './words-api.ts';

const inputOf = ({ said, means }: Synonym): SynonymInput => ({ said, means });

/** Everything done to synonyms; what replaces or takes away offers the way back. */
export function useSynonymWrites() {
  const writes = synonymWrites(useApi());
  const changes = [KEYS.searchWords];
  const undo = (onPress: () => void) => ({ action: { label: WORDS.undo, onPress } });
  const restore = useWrite({
    mutationFn: writes.add,
    meta: { failed: WORDS.failed, changes },
    onSuccess: () => notify('success', WORDS.restored),
  });
  const add = useWrite({
    mutationFn: (input: SynonymInput) => writes.add([input]),
    meta: { failed: null, changes },
    onSuccess: () => notify('success', WORDS.added),
  });
  const change = useWrite({
    mutationFn: ({ known, input }: { known: Synonym; input: SynonymInput }) => writes.change(known.id, input),
    meta: { failed: null, changes },
    onSuccess: (_, { known, input }) =>
      notify(
        'success',
        WORDS.changed,
        undo(() => change.mutate({ known: { ...known, ...input }, input: inputOf(known) })),
      ),
  });
  const remove = useWrite({
    mutationFn: (ids: string[]) => writes.remove(ids),
    meta: { failed: WORDS.failed, changes },
    onSuccess: ({ removed }) =>
      notify(
        'success',
        WORDS.removed(removed.length),
        undo(() => restore.mutate(removed.map(inputOf))),
      ),
  });
  return { add, change, remove };
}
