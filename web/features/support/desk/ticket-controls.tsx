import { TICKET_PRIORITIES, type TicketPriority } from '#domain/support/priorities.ts';
import { TICKET_STATUSES, type TicketStatus } from '#domain/support/ticket.ts';
import { SUPPORT_DESK as WORDS } from '#messages/support/desk.ts';
import { PRIORITY_LABELS, ticketStatusLabel } from '#messages/support/tickets.ts';
import type { DeskTicket, Inbox } from '#web/features/support/api.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useDeskWrites } from './use-desk-writes.ts';

type Props = { ticket: DeskTicket; admins: Inbox['admins'] };

/** State, priority and who follows it: each is written down. */
export function TicketControls({ ticket, admins }: Props) {
  const { change } = useDeskWrites(ticket.id);
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={WORDS.status}>
        <Select
          size="sm"
          value={ticket.status}
          options={TICKET_STATUSES.map((value) => ({ value, label: ticketStatusLabel(value) }))}
          onChange={(event) => change.mutate({ status: event.target.value as TicketStatus })}
        />
      </Field>
      <Field label={WORDS.priority}>
        <Select
          size="sm"
          value={ticket.priority}
          options={TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))}
          onChange={(event) => change.mutate({ priority: event.target.value as TicketPriority })}
        />
      </Field>
      <Field label={WORDS.assignee}>
        <Select
          size="sm"
          value={ticket.assigneeId ?? ''}
          placeholder={WORDS.nobody}
          options={admins.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => change.mutate({ assigneeId: event.target.value || null })}
        />
      </Field>
    </div>
  );
}
