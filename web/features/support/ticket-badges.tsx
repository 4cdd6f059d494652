import { ArrowDown, ArrowUp, CircleCheck, CircleHelp, Hourglass, Minus } from 'lucide-react';
import type { TicketPriority } from '#domain/support/priorities.ts';
import { PRIORITY_LABELS, SUPPORT, ticketStatusLabel } from '#messages/support/tickets.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** "In Corso", "Risolto" or "Sconosciuto", each with its sign. */
export function TicketStatus({ status }: { status: string }) {
  if (status === 'risolto')
    return (
      <Badge tone="ok" icon={<CircleCheck />}>
        {ticketStatusLabel(status)}
      </Badge>
    );
  return (
    <Badge
      tone={status === 'in_corso' ? 'verify' : 'neutral'}
      icon={status === 'in_corso' ? <Hourglass /> : <CircleHelp />}
    >
      {ticketStatusLabel(status)}
    </Badge>
  );
}

const ARROWS = { alta: ArrowUp, media: Minus, bassa: ArrowDown };

export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const Arrow = ARROWS[priority];
  return (
    <span className="inline-flex items-center gap-1 text-13 text-ink-2">
      <Arrow aria-hidden="true" className="size-4" />
      <span className="sr-only">{SUPPORT.form.priority} </span>
      {PRIORITY_LABELS[priority]}
    </span>
  );
}
