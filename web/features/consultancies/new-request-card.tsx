import { Hourglass } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { chatPath } from '#domain/paths.ts';
import {
  DESK_WORDS as WORDS,
  KIND_LABELS,
  QUOTE_STATUS_LABELS,
  URGENCY_LABELS,
} from '#messages/consultancies/consultancies.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { formatDate, formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { useConsultancyWrite } from './api.ts';
import { Fact } from './fact.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const TONES = { alta: 'no', media: 'verify', bassa: 'neutral' } as const;
const HOUR_MS = 3_600_000;

type Props = { view: ConsultancyView; now: number; day: string };

/** Client, type, urgency, description, date, budget, sector, and what to do with it (CON-11). */
export function NewRequestCard({ view, now, day }: Props) {
  const accept = useConsultancyWrite('accept', WORDS.accepted);
  const refuse = useConsultancyWrite('refuse', WORDS.refused);
  const hours = view.releasesAt ? Math.max(1, Math.ceil((Date.parse(view.releasesAt) - now) / HOUR_MS)) : null;
  return (
    <article aria-label={view.clientName} className="rounded border border-rule-2 bg-sheet text-on-sheet">
      <div className="grid gap-2 p-4">
        <p className="flex flex-wrap items-center gap-3 text-13 text-ink-2">
          <Badge tone={TONES[view.urgency]}>{URGENCY_LABELS[view.urgency]}</Badge>
          {hours !== null && (
            <span className="inline-flex items-center gap-1">
              <Hourglass aria-hidden="true" className="size-4" />
              {WORDS.releases(hours)}
            </span>
          )}
          {view.quote && (
            <span>{`${WORDS.quote}: ${QUOTE_STATUS_LABELS[view.quote.status].toLocaleLowerCase('it-IT')}`}</span>
          )}
        </p>
        <h2 className="text-17 font-bold wrap-anywhere">{view.clientName}</h2>
        <p className="text-14 text-ink-2">{[KIND_LABELS[view.kind], view.grantName].filter(Boolean).join(' · ')}</p>
        <p className="line-clamp-4 text-14 wrap-anywhere">«{view.description}»</p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-14">
          <Fact term={WORDS.sent}>{formatDate(view.createdAt)}</Fact>
          <Fact term={WORDS.budget}>{view.budget === null ? WORDS.unknown : WORDS.upTo(formatEuro(view.budget))}</Fact>
          <Fact term={WORDS.sector}>{SECTOR_LABELS[view.sector]}</Fact>
        </dl>
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-rule p-3">
        <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate({ id: view.id })}>
          {WORDS.accept}
        </Button>
        <ReasonDialog
          trigger={<Button size="sm">{WORDS.refuse}</Button>}
          title={WORDS.refuseTitle}
          confirmLabel={WORDS.refuse}
          onConfirm={(reason) => refuse.mutateAsync({ id: view.id, reason })}
        />
        <ButtonLink size="sm" href={chatPath(view.id)}>
          {WORDS.question}
        </ButtonLink>
        <QuoteDialog view={view} day={day} trigger={<Button size="sm">{WORDS.quote}</Button>} />
        <Dialog
          size="md"
          title={view.clientName}
          closeLabel={WORDS.close}
          trigger={
            <Button size="sm" variant="quiet">
              {WORDS.details}
            </Button>
          }
        >
          <div className="grid gap-3 text-14">
            <p className="whitespace-pre-line wrap-anywhere">{view.description}</p>
            <dl className="grid gap-1">
              {view.clientPerson && <Fact term="">{view.clientPerson}</Fact>}
              <Fact term={WORDS.budget}>
                {view.budget === null ? WORDS.unknown : WORDS.upTo(formatEuro(view.budget))}
              </Fact>
              <Fact term={WORDS.sector}>{SECTOR_LABELS[view.sector]}</Fact>
            </dl>
            <p className="text-13 text-ink-2">{WORDS.dataNote}</p>
          </div>
        </Dialog>
      </footer>
    </article>
  );
}
