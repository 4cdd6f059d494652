import { CircleCheck, CircleX, FileText, Hourglass, Pencil } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isInterrupted, type StatedOutcome } from '#domain/consultancies/stated-outcome.ts';
import { ENDING_WORDS } from '#messages/consultancies/ending.ts';
import { DESK_WORDS, OUTCOME_LABELS, STATUS_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** State and icon together; a closed one says how it ended. */
export function StatusBadge({ view }: { view: ConsultancyView }) {
  const { status, outcome, grantedAmount } = view;
  if (isInterrupted(view)) return <Badge icon={<CircleX />}>{ENDING_WORDS.isInterrupted}</Badge>;
  if (status === 'completata' && view.stated) return <StatedBadge view={view} stated={view.stated} />;
  if (status === 'completata' && outcome) {
    const isGranted = outcome === 'approvata';
    return (
      <Badge
        tone={isGranted ? 'ok' : outcome === 'non_concessa' ? 'no' : 'neutral'}
        icon={isGranted ? <CircleCheck /> : <CircleX />}
      >
        {OUTCOME_LABELS[outcome]}
        {isGranted && grantedAmount !== null && DESK_WORDS.grantedAmount(formatEuro(grantedAmount))}
      </Badge>
    );
  }
  if (status === 'nuova' && view.side === 'impresa' && view.quote?.status === 'inviato')
    return (
      <Badge tone="ok" icon={<FileText />}>
        {DESK_WORDS.quoteReceived}
      </Badge>
    );
  if (status === 'in_corso')
    return (
      <Badge tone="ok" icon={<Pencil />}>
        {STATUS_LABELS[status]}
      </Badge>
    );
  if (status === 'in_attesa_documenti')
    return (
      <Badge tone="verify" icon={<Hourglass />}>
        {STATUS_LABELS[status]}
      </Badge>
    );
  return <Badge icon={status === 'nuova' ? <Hourglass /> : <CircleX />}>{STATUS_LABELS[status]}</Badge>;
}

/** Only the consultant's word so far. */
function StatedBadge({ view, stated }: { view: ConsultancyView; stated: StatedOutcome }) {
  const { waits, isContested, asksYou, byYou } = ENDING_WORDS;
  const [open, contested] = view.side === 'consulente' ? [waits, isContested] : [asksYou, byYou];
  const amount = stated.outcome === 'approvata' && view.grantedAmount;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="verify" icon={<Hourglass />}>
        {OUTCOME_LABELS[stated.outcome]}
        {amount ? DESK_WORDS.grantedAmount(formatEuro(amount)) : ''}
      </Badge>
      <span className="text-13">{stated.isContested ? contested : open}</span>
    </span>
  );
}
