import { Eye } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS as WORDS, KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatDate, formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { EngagementLink } from './engagement-note.tsx';
import { GivenStars, ReviewActions, ReviewTexts } from './review-part.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TaskList } from './task-list.tsx';

/** Outcome, feedback, day, earnings, stars; "Rivedi" opens what was done (CON-11). */
export function PastCard({ view }: { view: ConsultancyView }) {
  return (
    <article
      aria-label={view.clientName}
      className="grid gap-3 border-rule p-4 not-first:border-t desk:grid-cols-[minmax(0,1fr)_12rem]"
    >
      <div className="grid content-start gap-2">
        <span>
          <StatusBadge view={view} />
        </span>
        <h2 className="text-17 font-bold wrap-anywhere">{view.clientName}</h2>
        <p className="text-14 text-ink-2">{view.grantName ?? KIND_LABELS[view.kind]}</p>
        {view.reason && <p className="text-14">{WORDS.reasonGiven(view.reason)}</p>}
        {view.stated?.reason && <p className="text-14">{WORDS.reasonGiven(view.stated.reason)}</p>}
        {view.status === 'completata' && <ReviewTexts view={view} isStarless />}
        <div className="-ml-2 flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
          <Dialog
            size="md"
            title={view.clientName}
            closeLabel={WORDS.close}
            trigger={
              <Button size="sm" variant="quiet">
                <Eye aria-hidden="true" />
                {WORDS.reopen}
              </Button>
            }
          >
            <div className="grid gap-4 text-14">
              <p className="whitespace-pre-line wrap-anywhere">{view.description}</p>
              {view.tasks.length > 0 && <TaskList view={view} />}
            </div>
          </Dialog>
          {view.acceptedAt !== null && <EngagementLink view={view} variant="quiet" />}
          {view.stated?.isContested && <CompleteDialog view={view} />}
          {view.status === 'completata' && <ReviewActions view={view} />}
        </div>
      </div>
      <div className="grid content-start gap-1 text-14 desk:text-right">
        {view.status === 'completata' && (
          <p className="text-17 font-bold tabular-nums">{view.earnings === null ? '–' : formatEuro(view.earnings)}</p>
        )}
        {view.status === 'completata' && view.earnings === null && (
          <p className="text-13 text-ink-2">{WORDS.noEarnings}</p>
        )}
        {isFixedOnly(view) && <p className="text-13 text-ink-2">{WORDS.fixedOnly}</p>}
        {view.otherReview && (
          <span className="desk:justify-self-end">
            <GivenStars value={view.otherReview.stars} />
          </span>
        )}
        <p className="text-13 text-ink-2">
          {view.closedAt ? WORDS.closedOn(formatDate(view.closedAt)) : formatDate(view.createdAt)}
        </p>
      </div>
    </article>
  );
}

/** Not granted: of a fee in two parts only the first was due. */
const isFixedOnly = ({ outcome, earnings, quote }: ConsultancyView): boolean =>
  outcome === 'non_concessa' &&
  quote?.status === 'accettato' &&
  quote.successPercent > 0 &&
  earnings === quote.fixedFee;
