import { Clock, Hourglass, Minus, Pencil, TriangleAlert } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { canAccept } from '#domain/consultancies/life-cycle.ts';
import { hoursToRelease } from '#domain/consultancies/release.ts';
import { chatPath } from '#domain/paths.ts';
import {
  DESK_WORDS as WORDS,
  KIND_LABELS,
  QUOTE_STATUS_LABELS,
  URGENCY_LABELS,
} from '#messages/consultancies/consultancies.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDate, formatDateTime, formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { useConsultancyWrite } from './api.ts';
import { Fact } from './fact.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const URGENCY = {
  alta: { tone: 'no', icon: <TriangleAlert /> },
  media: { tone: 'verify', icon: <Clock /> },
  bassa: { tone: 'neutral', icon: <Minus /> },
} as const;

type Props = {
  view: ConsultancyView;
  now: number;
  isCurrent: boolean;
  isDraft: boolean;
  onOpen: (id: string) => void;
};

/** Client, type, urgency, description, date, budget, sector, and what to do with it (CON-11). */
export function NewRequestCard({ view, now, isCurrent, isDraft, onOpen }: Props) {
  const accept = useConsultancyWrite('accept', WORDS.accepted);
  const refuse = useConsultancyWrite('refuse', WORDS.refused);
  const { tone, icon } = URGENCY[view.urgency];
  return (
    <article
      aria-label={view.clientName}
      className={cn(
        'rounded border border-rule-2 bg-sheet text-on-sheet',
        isCurrent && 'desk:border-inked desk:shadow-[inset_3px_0_0_var(--inked)]',
      )}
    >
      <div className="grid gap-1.5 p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
          <Badge tone={tone} icon={icon}>
            {URGENCY_LABELS[view.urgency]}
          </Badge>
          <Standing {...{ view, now, isDraft }} />
        </p>
        <h2 className="text-16 font-bold wrap-anywhere">{view.clientName}</h2>
        <p className="text-14 text-ink-2">{[KIND_LABELS[view.kind], view.grantName].filter(Boolean).join(' · ')}</p>
        <p className="line-clamp-3 text-14 wrap-anywhere">«{view.description}»</p>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-13">
          <Fact term={WORDS.sent}>{formatDate(view.createdAt)}</Fact>
          <Fact term={WORDS.budget}>{view.budget === null ? WORDS.unknown : WORDS.upTo(formatEuro(view.budget))}</Fact>
          <Fact term={WORDS.sector}>{SECTOR_LABELS[view.sector]}</Fact>
          {view.callAt && <Fact term={FIRST_CALL.short}>{formatDateTime(view.callAt)}</Fact>}
        </dl>
      </div>
      <footer className="grid grid-cols-2 items-center gap-1 border-t border-rule p-2">
        {canAccept(view) ? (
          <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate({ id: view.id })}>
            {WORDS.accept}
          </Button>
        ) : (
          <p className="self-center px-2 text-13 text-ink-2">
            {WORDS.quoteDecides[view.quote?.status === 'inviato' ? 'inviato' : 'other'](view.clientName)}
          </p>
        )}
        <ReasonDialog
          trigger={<Button size="sm">{WORDS.refuse}</Button>}
          title={WORDS.refuseTitle}
          description={WORDS.refuseText}
          confirmLabel={WORDS.refuse}
          onConfirm={(reason) => refuse.mutateAsync({ id: view.id, reason })}
        />
        <ButtonLink size="sm" variant="quiet" href={chatPath(view.id)}>
          {WORDS.question}
        </ButtonLink>
        <Button size="sm" variant="quiet" aria-current={isCurrent ? 'true' : undefined} onClick={() => onOpen(view.id)}>
          {WORDS.details}
        </Button>
      </footer>
    </article>
  );
}

/** The one thing to know of a request that waits: an unsent offer, a sent one, or the time that is left. */
function Standing({ view, now, isDraft }: Pick<Props, 'view' | 'now' | 'isDraft'>) {
  if (isDraft)
    return (
      <span className="inline-flex items-center gap-1">
        <Pencil aria-hidden="true" className="size-4" />
        {WORDS.quoteDraft}
      </span>
    );
  if (view.quote)
    return <span>{`${WORDS.quote}: ${QUOTE_STATUS_LABELS[view.quote.status].toLocaleLowerCase('it-IT')}`}</span>;
  if (view.releasesAt === null) return <span>{WORDS.answered}</span>;
  return (
    <span className="inline-flex items-center gap-1">
      <Hourglass aria-hidden="true" className="size-4" />
      {WORDS.releases(hoursToRelease(view.releasesAt, now))}
    </span>
  );
}
