import { useQueryClient } from '@tanstack/react-query';
import { APPLICATIONS, APPLY, VERSIONS, WIZARD } from '#messages/applications/screens.ts';
import { TAKE } from '#messages/documents/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { draftWrites, type ApplicationView } from './api.ts';

/** Writes that answer with the whole application, shown at once. */
export function useDraft(id: string) {
  const client = useQueryClient();
  const api = draftWrites(useApi(), id);
  const show = (view: ApplicationView) => void client.setQueryData([...KEYS.application, id], view);
  const changes = [KEYS.applications, KEYS.dashboard];
  const plan = useWrite({
    mutationFn: api.plan,
    meta: { failed: WIZARD.time.failed, changes },
    onSuccess: show,
  });
  const take = useWrite({
    mutationFn: api.take,
    meta: { failed: TAKE.failed, changes: [...changes, KEYS.checklists] },
    onSuccess: (view) => {
      show(view);
      notify('success', WIZARD.documents.added(1));
    },
  });
  const detach = useWrite({
    mutationFn: api.detach,
    meta: { failed: WIZARD.documents.failed, changes },
    onSuccess: (view) => {
      show(view);
      notify('success', WIZARD.documents.removed);
    },
  });
  const submit = useWrite({
    mutationFn: api.submit,
    meta: { failed: WIZARD.review.failed, changes },
    onSuccess: show,
  });
  const keep = useWrite({
    mutationFn: api.keep,
    meta: { failed: APPLICATIONS.failed },
    onSuccess: (view) => {
      show(view);
      notify('success', APPLY.saved);
    },
  });
  const bringBack = useWrite({
    mutationFn: api.bringBack,
    meta: { failed: VERSIONS.failed, changes },
    onSuccess: (view) => {
      show(view);
      notify('success', VERSIONS.broughtBack);
    },
  });
  return { plan, take, detach, submit, keep, bringBack, show };
}
