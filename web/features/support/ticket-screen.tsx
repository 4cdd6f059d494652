import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { filePath } from '#domain/file-paths.ts';
import { PATHS } from '#domain/paths.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { MissingPage } from '#web/ui/feedback/missing-page.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { resolveTicket, ticketQuery, type Ticket } from './api.ts';
import { Conversation } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';
import { PriorityMark, TicketStatus } from './ticket-badges.tsx';

const WORDS = SUPPORT.conversation;

/** One ticket: its state, the conversation, the next word. */
export function TicketScreen({ ticket, isLive = false }: { ticket: Ticket; isLive?: boolean }) {
  const api = useApi();
  const client = useQueryClient();
  const resolve = useWrite({
    mutationFn: () => resolveTicket(api, ticket.id),
    meta: { failed: WORDS.resolveFailed, changes: [[...KEYS.tickets, 'list']] },
    onSuccess: (answer) => {
      client.setQueryData(ticketQuery(api, ticket.id).queryKey, answer);
      notify('success', WORDS.resolved);
    },
  });
  return (
    <div className="max-w-200">
      <PageHeader
        back={{ href: PATHS.support, label: WORDS.back }}
        title={ticket.subject}
        eyebrow={
          <>
            <TicketStatus status={ticket.status} />
            <PriorityMark priority={ticket.priority} />
            <span>{SUPPORT.list.opened(formatDate(ticket.createdAt))}</span>
            <span>{WORDS.reference(ticket.id)}</span>
          </>
        }
        actions={
          ticket.status === 'in_corso' && (
            <Button size="sm" loading={resolve.isPending} onClick={() => resolve.mutate()}>
              <CircleCheck aria-hidden="true" />
              {WORDS.resolve}
            </Button>
          )
        }
      />
      <div className="grid gap-4">
        <Conversation ticket={ticket} askedBy={WORDS.you} fileHref={filePath} />
        {isLive && ticket.status === 'in_corso' && <p className="text-13 text-ink-2">{SUPPORT.chat.live}</p>}
        <MessageForm ticket={ticket} />
      </div>
    </div>
  );
}

export const TicketNotFound = () => (
  <MissingPage
    title={WORDS.notFound}
    description={WORDS.notFoundText}
    back={{ href: PATHS.support, label: WORDS.back }}
  />
);
