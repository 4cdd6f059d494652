import { useQueryClient } from '@tanstack/react-query';
import type { DeskAnswer, TicketChange } from '#domain/support/ticket.ts';
import { SUPPORT_DESK as WORDS } from '#messages/support/desk.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { deskTicketQuery, deskWrites, type DeskTicket } from '#web/features/support/api.ts';

/** What the desk does to one ticket; the fresh ticket is the answer, the inbox is read again. */
export function useDeskWrites(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const writes = deskWrites(api, id);
  const meta = { failed: WORDS.failed, changes: [[...KEYS.supportDesk, 'inbox']] };
  const shown = (done: string) => (fresh: DeskTicket) => {
    client.setQueryData(deskTicketQuery(api, id).queryKey, fresh);
    notify('success', done);
  };
  return {
    answer: useWrite({ mutationFn: (json: DeskAnswer) => writes.answer(json), meta, onSuccess: shown(WORDS.sent) }),
    note: useWrite({ mutationFn: (text: string) => writes.note(text), meta, onSuccess: shown(WORDS.noted) }),
    change: useWrite({
      mutationFn: (json: TicketChange) => writes.change(json),
      meta,
      onSuccess: shown(WORDS.changed),
    }),
  };
}
