import { useQueryClient } from '@tanstack/react-query';
import type { Ledger, Undertaking } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ledgerWrites, type EntryInput, type FirmInput, type LedgerView } from './api.ts';

type Asked = {
  send: () => Promise<LedgerView>;
  /** What the register will be, where the write can be undone. */
  now?: (old: Ledger) => Ledger;
  done?: () => void;
};

/** The register as it is and what can be done to it. */
export function useLedger(view: LedgerView) {
  const client = useQueryClient();
  const companyId = view.company.id;
  const api = ledgerWrites(useApi(), companyId);
  const show = (fresh: LedgerView) => client.setQueryData(KEYS.ledger, fresh);
  const write = useWrite({
    mutationFn: ({ send }: Asked) => send(),
    meta: { failed: LEDGER_SCREEN.failed },
    onMutate: ({ now }) =>
      now && changeNow<LedgerView>(client, KEYS.ledger, (old) => ({ ...old, ledger: now(old.ledger) })),
    onError: (_error, _asked, takeBack) => takeBack?.(),
    onSuccess: (fresh, { done }) => {
      show(fresh);
      done?.();
    },
  });
  const importing = useWrite({
    mutationFn: api.importRegister,
    meta: { failed: null }, // said beside the file
    onSuccess: ({ report: _report, ...fresh }) => void show(fresh),
  });
  const undo = (onPress: () => void) => ({ action: { label: LEDGER_SCREEN.undo, onPress } });
  const restoreEntry = (id: string) =>
    write.mutate({ send: () => api.restoreEntry(id), done: () => notify('success', LEDGER_SCREEN.restored) });
  const restoreFirm = (id: string) =>
    write.mutate({ send: () => api.restoreFirm(id), done: () => notify('success', LEDGER_SCREEN.firmRestored) });
  return {
    view,
    csvHref: `/api/tools/de-minimis/${companyId}/export.csv`,
    addEntry: (json: EntryInput) => write.mutateAsync({ send: () => api.addEntry(json) }),
    changeEntry: (id: string, json: EntryInput) => write.mutateAsync({ send: () => api.changeEntry(id, json) }),
    removeEntry: (id: string) =>
      write.mutate({
        send: () => api.removeEntry(id),
        now: (old) => ({ ...old, entries: old.entries.filter((each) => each.id !== id) }),
        done: () =>
          notify(
            'success',
            LEDGER_SCREEN.removed,
            undo(() => restoreEntry(id)),
          ),
      }),
    addFirm: (json: FirmInput) => write.mutateAsync({ send: () => api.addFirm(json) }),
    changeFirm: (id: string, json: FirmInput) => write.mutateAsync({ send: () => api.changeFirm(id, json) }),
    removeFirm: ({ id, name }: Undertaking) =>
      write.mutate({
        send: () => api.removeFirm(id),
        done: () =>
          notify(
            'success',
            LEDGER_SCREEN.firmRemoved(name),
            undo(() => restoreFirm(id)),
          ),
      }),
    importRegister: importing.mutateAsync,
  };
}
export type LedgerDoor = ReturnType<typeof useLedger>;
