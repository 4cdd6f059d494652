import type { InboxView } from '#domain/support/inbox.ts';
import type { TicketChange, TicketChanges } from '#domain/support/ticket.ts';
import { SUPPORT_DESK as WORDS } from '#messages/support/desk.ts';
import { changeTickets } from '#web/features/support/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

type Props = { ids: readonly string[]; view: InboxView; adminId: string; onDone: () => void };

/** What is done with several tickets at once; the answer says how to take it back. */
export function InboxActions({ ids, view, adminId, onDone }: Props) {
  const api = useApi();
  const act = useWrite({
    mutationFn: (changes: TicketChanges['changes']) => changeTickets(api, changes),
    meta: { failed: WORDS.failed, changes: [KEYS.supportDesk, KEYS.admin] },
    onSuccess: ({ changes }) => {
      onDone();
      if (changes.length === 0) return notify('info', WORDS.bulk.unchanged);
      notify('success', WORDS.bulk.done(changes.length), {
        action: { label: WORDS.bulk.undo, onPress: () => act.mutate(changes) },
      });
    },
  });
  const button = (label: string, wanted: TicketChange) => (
    <Button size="sm" disabled={act.isPending} onClick={() => act.mutate(ids.map((id) => ({ id, ...wanted })))}>
      {label}
    </Button>
  );
  return (
    <>
      {view === 'risolti'
        ? button(WORDS.bulk.reopen, { status: 'in_corso' })
        : button(WORDS.bulk.resolve, { status: 'risolto' })}
      {view !== 'mie' && button(WORDS.bulk.mine, { assigneeId: adminId })}
      {button(WORDS.bulk.urgent, { priority: 'alta' })}
    </>
  );
}
