import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { APPLICATIONS } from '#messages/applications/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { listWrites, type ApplicationList } from './api.ts';

const META = { failed: APPLICATIONS.failed, changes: [KEYS.application, KEYS.dashboard] };

/** What can be done to a whole application; every write answers with the fresh list. */
export function useApplications() {
  const client = useQueryClient();
  const api = listWrites(useApi());
  const navigate = useNavigate();
  const show = ({ items }: ApplicationList) => void client.setQueryData(KEYS.applications, { items });

  const restore = useWrite({
    mutationFn: api.restore,
    meta: META,
    onSuccess: (list) => {
      show(list);
      notify('success', APPLICATIONS.restored);
    },
  });
  const remove = useWrite({
    mutationFn: api.remove,
    meta: META,
    onSuccess: (list, id) => {
      show(list);
      notify('success', APPLICATIONS.removed, {
        action: { label: APPLICATIONS.undo, onPress: () => restore.mutate(id) },
      });
    },
  });
  const archive = useWrite({
    mutationFn: api.archive,
    meta: META,
    onSuccess: (list, { id, isArchived }) => {
      show(list);
      notify('success', isArchived ? APPLICATIONS.archivedToast : APPLICATIONS.unarchivedToast, {
        action: { label: APPLICATIONS.undo, onPress: () => archive.mutate({ id, isArchived: !isArchived }) },
      });
    },
  });
  const duplicate = useWrite({
    mutationFn: api.duplicate,
    meta: META,
    onSuccess: (list) => {
      show(list);
      notify('success', APPLICATIONS.duplicated);
    },
  });
  const reopen = useWrite({
    mutationFn: api.reopen,
    meta: META,
    onSuccess: ({ id }) => navigate({ to: '/apply/$id', params: { id } }), // busy until it is there
  });
  const protocol = useWrite({
    mutationFn: api.protocol,
    meta: META,
    onSuccess: (list) => {
      show(list);
      notify('success', APPLICATIONS.protocolDialog.saved);
    },
  });
  const outcome = useWrite({
    mutationFn: api.outcome,
    meta: { ...META, changes: [...META.changes, KEYS.calendar, KEYS.ledger] },
    onSuccess: (list, { id, outcome: said, before }) => {
      show(list);
      if (before === undefined) return notify('success', APPLICATIONS.outcomeDialog.undone);
      notify('success', said?.deMinimis ? APPLICATIONS.outcomeDialog.savedInLedger : APPLICATIONS.outcomeDialog.saved, {
        action: { label: APPLICATIONS.undo, onPress: () => outcome.mutate({ id, outcome: before }) },
      });
    },
  });
  return { remove, archive, duplicate, reopen, protocol, outcome };
}
