import { ArrowRight } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { waitsForClient } from '#domain/consultancies/waits-for-client.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { chatPath, consultantPath, PATHS } from '#domain/paths.ts';
import { DESK_WORDS, KIND_LABELS, MY_REQUESTS as WORDS } from '#messages/consultancies/consultancies.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { formatDate, formatDateTime, formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useConsultancyWrite } from './api.ts';
import { EngagementLink, EngagementNote } from './engagement-note.tsx';
import { Fact } from './fact.tsx';
import { InterruptButton, OutcomePart } from './outcome-part.tsx';
import { QuoteBox } from './quote-box.tsx';
import { RequestPath } from './request-path.tsx';
import { ReviewPart } from './review-part.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TaskList } from './task-list.tsx';

/** The business side: state of each request, quotes, consultancy, review. */
export function MyRequestsScreen({ all, now }: { all: readonly ConsultancyView[]; now: number }) {
  const { day } = romeMoment(new Date(now));
  return (
    <>
      <PageHeader
        display="screen"
        back={{ href: PATHS.consultants, label: WORDS.back }}
        title={WORDS.title}
        description={WORDS.lead}
      />
      {all.length === 0 ? (
        <EmptyState
          title={WORDS.empty}
          description={WORDS.emptyText}
          action={
            <ButtonLink href={PATHS.consultants} variant="filo">
              {WORDS.find}
            </ButtonLink>
          }
        />
      ) : (
        <ul aria-label={WORDS.list} className="grid gap-4">
          {all.map((view) => (
            <li key={view.id}>
              <RequestCard view={view} day={day} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RequestCard({ view, day }: { view: ConsultancyView; day: string }) {
  const withdraw = useConsultancyWrite('withdraw', WORDS.withdrawn);
  return (
    <article
      aria-label={view.consultantName}
      id={view.id}
      className="grid gap-4 rounded border border-rule-2 bg-sheet p-4 text-on-sheet"
    >
      <header className="grid gap-1">
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge view={view} />
          {waitsForClient(view) && (
            <Badge tone="filo" icon={<ArrowRight />}>
              {WORDS.waitsForYou}
            </Badge>
          )}
          <span className="text-13 text-ink-2">{formatDate(view.createdAt)}</span>
        </p>
        <h2 className="text-18 font-bold wrap-anywhere">
          <AppLink href={consultantPath(view.consultantId)}>{view.consultantName}</AppLink>
        </h2>
        <p className="text-14 text-ink-2">{[KIND_LABELS[view.kind], view.grantName].filter(Boolean).join(' · ')}</p>
      </header>
      {(view.status === 'nuova' || isActive(view.status) || view.status === 'completata') && (
        <RequestPath view={view} />
      )}
      <p className="max-w-[70ch] text-14 whitespace-pre-line wrap-anywhere">«{view.description}»</p>
      {view.status === 'nuova' && view.callAt && (
        <p className="text-14 font-semibold">{FIRST_CALL.asked(formatDateTime(view.callAt))}</p>
      )}
      {view.status === 'liberata' && <p className="text-14">{WORDS.released}</p>}
      {view.reason && <p className="text-14">{DESK_WORDS.reasonGiven(view.reason)}</p>}
      {view.quote && <QuoteBox view={view} quote={view.quote} day={day} />}
      {isActive(view.status) && (
        <>
          {!view.quote && <p className="text-14">{WORDS.noQuoteYet(view.consultantName)}</p>}
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-14">
            <Fact term={DESK_WORDS.deadline}>{view.deadline ? formatDay(view.deadline) : DESK_WORDS.noDeadline}</Fact>
            <Fact term={DESK_WORDS.meeting}>
              {view.nextMeetingAt ? formatDateTime(view.nextMeetingAt) : DESK_WORDS.noMeeting}
            </Fact>
          </dl>
          <TaskList view={view} />
          {view.sharesCompany && <p className="text-13 text-ink-2">{WORDS.sharing(view.clientName)}</p>}
          <EngagementNote view={view} />
        </>
      )}
      <OutcomePart view={view} />
      {view.status === 'completata' && <ReviewPart view={view} />}
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" href={chatPath(view.id)}>
          {DESK_WORDS.chat}
        </ButtonLink>
        <InterruptButton view={view} />
        {view.status === 'completata' && <EngagementLink view={view} />}
        {view.status === 'nuova' && (
          <Button size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate({ id: view.id })}>
            {WORDS.withdraw}
          </Button>
        )}
      </div>
    </article>
  );
}
