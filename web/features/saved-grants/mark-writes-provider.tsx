import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LEAVING_OUT } from '#messages/grants/hiding.ts';
import { HIDING, SAVING } from '#messages/saved-grants/saved-grants.ts';
import { isSessionLost } from '#web/lib/api.ts';
import type { FailedWords } from '#web/lib/query/failed-write.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { savedGrantWrites, type SavedGrant } from './api.ts';
import { HiddenLine } from './hidden-line.tsx';
import { MarkWritesContext } from './mark-writes.ts';
import { WhyNot } from './why-not.tsx';

const DONE = {
  save: SAVING.saved,
  remove: SAVING.removed,
  hide: HIDING.hidden,
  showAgain: HIDING.shownAgain,
};

/** Who is no longer signed in is asked to, by the card that was pressed. */
const orSignIn =
  (failed: string): FailedWords =>
  (error) =>
    isSessionLost(error) ? null : failed;

/** Saving and hiding, with their fixed messages (SAV-3). */
export function MarkWritesProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const router = useRouter();
  const api = savedGrantWrites(useApi());
  /** Marks the caches of other pages as stale; the list on the screen stays where it is. */
  function forgetOthers() {
    router.clearCache();
    client.removeQueries({ queryKey: KEYS.dashboard, type: 'inactive' });
  }
  function show(saved: SavedGrant[]) {
    client.setQueryData(KEYS.savedGrants, saved);
    forgetOthers();
  }
  const hidden = { changes: [KEYS.savedGrants] };
  const save = useWrite({ mutationFn: api.save, meta: { failed: orSignIn(SAVING.saveFailed) }, onSuccess: show });
  const remove = useWrite({
    mutationFn: api.remove,
    meta: { failed: orSignIn(SAVING.removeFailed) },
    onSuccess: show,
  });
  const hide = useWrite({
    mutationFn: api.hide,
    meta: { failed: orSignIn(LEAVING_OUT.hideFailed), ...hidden },
    onSuccess: forgetOthers,
  });
  const showAgain = useWrite({
    mutationFn: api.showAgain,
    meta: { failed: orSignIn(LEAVING_OUT.showFailed), ...hidden },
    onSuccess: forgetOthers,
  });
  return (
    <MarkWritesContext
      value={{
        save: save.mutateAsync,
        remove: remove.mutateAsync,
        hide: hide.mutateAsync,
        showAgain: showAgain.mutateAsync,
        done: DONE,
        WhyNot,
        HiddenLine,
      }}
    >
      {children}
    </MarkWritesContext>
  );
}
