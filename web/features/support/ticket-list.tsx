import { ticketPath } from '#domain/paths.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { formatDate } from '#web/lib/format.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { TicketList as Tickets } from './api.ts';
import { PriorityMark, TicketStatus } from './ticket-badges.tsx';

const WORDS = SUPPORT.list;

/** Own tickets: those still open first. */
export function TicketList({ tickets, now }: { tickets: Tickets['tickets']; now: number }) {
  if (tickets.length === 0) return <EmptyState title={WORDS.empty} description={WORDS.emptyText} />;
  return (
    <SectionPanel title={WORDS.title} flush>
      <ul aria-label={WORDS.title}>
        {tickets.map(({ id, subject, status, priority, createdAt, lastUpdate, lastSide }) => (
          <li key={id} className="border-rule not-first:border-t">
            <AppLink
              href={ticketPath(id)}
              className="grid min-h-11 gap-1 px-4 py-3 text-14 text-on-sheet no-underline hover:bg-sunken"
            >
              <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <b className="min-w-0 flex-[1_1_14rem] wrap-anywhere underline-offset-2 hover:underline">{subject}</b>
                <TicketStatus status={status} />
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
                <PriorityMark priority={priority} />
                <span>{WORDS.opened(formatDate(createdAt))}</span>
                <span>{WORDS.updated(momentText(lastUpdate, now))}</span>
                {status === 'in_corso' && (
                  <b className="font-medium text-ink">{lastSide === 'supporto' ? WORDS.answered : WORDS.waiting}</b>
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
