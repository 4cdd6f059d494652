import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PUBLIC_PROFILE as WORDS } from '#messages/consultants/public-profile.ts';
import { dataOf } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';

type Change = { id: string; isSaved: boolean };

/** "Salva" and its way back; the message offers the other one. */
export function useSaving(onDone: (change: Change) => void = () => {}) {
  const { api } = useRouter().options.context;
  const { mutate, isPending } = usePublicWrite({
    mutationFn: ({ id, isSaved }: Change) => {
      const one = api['saved-consultants'][':id'];
      return dataOf(isSaved ? one.$put({ param: { id } }) : one.$delete({ param: { id } }));
    },
    meta: { failed: WORDS.saveFailed, changes: [KEYS.savedConsultants] },
    onSuccess: (_answer, change) => {
      onDone(change);
      notify('success', change.isSaved ? WORDS.saved : WORDS.removed, {
        id: `saved-${change.id}`,
        ...(change.isSaved ? { description: WORDS.savedText } : {}),
        action: { label: WORDS.undo, onPress: () => mutate({ ...change, isSaved: !change.isSaved }) },
      });
    },
  });
  return { change: mutate, isPending };
}

/** Whether one person is saved: one answer for every button of the page, also for those that are not in sight. */
export function useSaved(id: string, isSavedAtFirst: boolean) {
  const [changed, setChanged] = useState<Change | null>(null);
  const { change, isPending } = useSaving(setChanged);
  const isSaved = changed?.id === id ? changed.isSaved : isSavedAtFirst;
  return { isSaved, isPending, toggle: () => change({ id, isSaved: !isSaved }) };
}
