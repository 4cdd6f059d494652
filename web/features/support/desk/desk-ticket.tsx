import { useQuery } from '@tanstack/react-query';
import { SUPPORT_DESK as WORDS, TICKET_KIND_LABELS } from '#messages/support/desk.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { deskTicketQuery, type DeskTicket, type Inbox } from '#web/features/support/api.ts';
import { Conversation } from '#web/features/support/conversation.tsx';
import { PriorityMark, TicketStatus } from '#web/features/support/ticket-badges.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { BackLink } from '#web/ui/layout/back-link.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DeskReply } from './desk-reply.tsx';
import { TicketControls } from './ticket-controls.tsx';

type Props = { id: string; admins: Inbox['admins']; back: string };

/** One ticket at the desk: who asks, the conversation with the notes, the answer, and who follows it. */
export function DeskTicketPanel({ id, admins, back }: Props) {
  const { data: ticket, isError } = useQuery(deskTicketQuery(useApi(), id));
  return (
    <section aria-label={ticket?.subject ?? WORDS.title} className="grid min-w-0 gap-4">
      <div className="desk:hidden">
        <BackLink href={back} label={WORDS.back} />
      </div>
      {isError && !ticket ? (
        <EmptyState title={SUPPORT.conversation.notFound} />
      ) : ticket ? (
        <Loaded ticket={ticket} admins={admins} />
      ) : (
        <LoadingState label={WORDS.title}>
          <Skeleton className="h-60" />
        </LoadingState>
      )}
    </section>
  );
}

function Loaded({ ticket, admins }: { ticket: DeskTicket; admins: Inbox['admins'] }) {
  const { id, subject, name, email, hasAccount, kind, status, priority } = ticket;
  return (
    <>
      <Panel className="grid gap-3 p-4">
        <p className="flex flex-wrap items-center gap-3">
          <TicketStatus status={status} />
          <PriorityMark priority={priority} />
          <Tag>{TICKET_KIND_LABELS[kind]}</Tag>
          <span className="text-13 text-ink-2">{SUPPORT.conversation.reference(id)}</span>
        </p>
        <h2 className="text-18 font-bold wrap-anywhere">{subject}</h2>
        <p className="text-14 wrap-anywhere text-ink-2">
          {name} · {email} · {hasAccount ? WORDS.withAccount : WORDS.noAccount}
        </p>
        <Times ticket={ticket} />
        <TicketControls ticket={ticket} admins={admins} />
      </Panel>
      <Conversation
        ticket={ticket}
        askedBy={name}
        fileHref={(fileId) =>
          `/api/admin/support/tickets/${encodeURIComponent(id)}/files/${encodeURIComponent(fileId)}`
        }
      />
      <DeskReply ticketId={id} />
    </>
  );
}

function Times({ ticket: { createdAt, firstAnsweredAt, resolvedAt } }: { ticket: DeskTicket }) {
  const rows = [
    [WORDS.opened, createdAt],
    [WORDS.firstAnswered, firstAnsweredAt],
    [WORDS.resolved, resolvedAt],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-13">
      {rows.map(([label, at]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium">{at ? formatDateTime(at) : WORDS.notYet}</dd>
        </div>
      ))}
    </dl>
  );
}
