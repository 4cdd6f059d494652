import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { chatPath, clientDocumentsPath, clientPath } from '#domain/paths.ts';
import { DESK_WORDS as WORDS, KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { formatDate, formatDateTime, formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { EngagementNote } from './engagement-note.tsx';
import { Fact } from './fact.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TaskList } from './task-list.tsx';

/** Progress, start, deadline, next meeting, and the work itself under it (CON-11). */
export function ActiveCard({ view, day, isOpen }: { view: ConsultancyView; day: string; isOpen: boolean }) {
  const missing = view.tasks.filter((task) => task.isDocument && task.side === 'impresa' && !task.isDone).length;
  return (
    <article aria-label={view.clientName} className="grid gap-3 border-rule p-4 not-first:border-t">
      <div className="grid gap-x-6 gap-y-3 desk:grid-cols-[minmax(0,1fr)_14rem_12rem_12rem]">
        <div className="min-w-0">
          <h2 className="text-17 font-bold wrap-anywhere">{view.clientName}</h2>
          <p className="text-14 text-ink-2">{view.grantName ?? KIND_LABELS[view.kind]}</p>
        </div>
        <div className="grid content-start gap-1">
          <span>
            <StatusBadge view={view} />
          </span>
          <Progress
            label={WORDS.progress(view.progress)}
            value={view.progress}
            valueLabel={missing > 0 ? WORDS.missing(missing) : ''}
          />
        </div>
        <dl className="text-14">
          <Fact term={WORDS.start}>{view.acceptedAt ? formatDate(view.acceptedAt) : '–'}</Fact>
          <Fact term={WORDS.deadline}>{view.deadline ? formatDay(view.deadline) : WORDS.noDeadline}</Fact>
        </dl>
        <dl className="text-14">
          <Fact term={WORDS.meeting}>{view.nextMeetingAt ? formatDateTime(view.nextMeetingAt) : WORDS.noMeeting}</Fact>
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" href={chatPath(view.id)}>
          {WORDS.chat}
        </ButtonLink>
        <ButtonLink size="sm" href={clientPath(view.id)}>
          {WORDS.client}
        </ButtonLink>
        <ButtonLink size="sm" href={clientDocumentsPath(view.id)}>
          {WORDS.documents}
        </ButtonLink>
        <PlanDialog view={view} />
        {view.quote?.status !== 'accettato' && (
          <QuoteDialog view={view} day={day} trigger={<Button size="sm">{WORDS.quote}</Button>} />
        )}
        <CompleteDialog view={view} />
      </div>
      <Disclosure
        title={`${WORDS.tasks}, ${WORDS.documents.toLocaleLowerCase('it-IT')}`}
        open={isOpen || undefined}
        className="border-b-0"
      >
        <div className="grid gap-4">
          <TaskList view={view} />
          {view.company && (
            <section aria-label={WORDS.sharedCompany} className="grid gap-1 text-14">
              <h3 className="font-bold">{WORDS.sharedCompany}</h3>
              <p>
                {[
                  view.company.companyName,
                  SECTOR_LABELS[view.company.sector],
                  view.company.city,
                  view.company.region,
                  view.company.employees && WORDS.employees(view.company.employees),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {view.company.description && <p className="text-ink-2">{view.company.description}</p>}
            </section>
          )}
          <EngagementNote view={view} />
        </div>
      </Disclosure>
    </article>
  );
}
