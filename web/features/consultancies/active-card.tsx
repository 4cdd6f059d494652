import { FileText, MessageSquare } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { daysBetween, romeMoment } from '#domain/grants/rome-time.ts';
import { chatPath, clientDocumentsPath } from '#domain/paths.ts';
import { dayName } from '#messages/calendar/days.ts';
import { DESK_WORDS as WORDS, KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatDate, formatDay, formatTime } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { ActiveWork } from './active-work.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { view: ConsultancyView; day: string; unread: number; isOpen: boolean };

/** One calm row: who, how far, from when to when, the next meeting; the work itself folds below (CON-11). */
export function ActiveCard({ view, day, unread, isOpen }: Props) {
  const missing = view.tasks.filter((task) => task.isDocument && task.side === 'impresa' && !task.isDone).length;
  return (
    <article aria-label={view.clientName} className="border-rule px-4 pt-4 not-first:border-t">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 desk:grid-cols-[minmax(0,1fr)_12rem_10rem_10rem]">
        <div className="min-w-0 max-desk:sm:col-span-2">
          <h2 className="text-16 font-bold wrap-anywhere">{view.clientName}</h2>
          <p className="text-14 text-ink-2">{view.grantName ?? KIND_LABELS[view.kind]}</p>
          <div className="mt-1 -ml-2 flex flex-wrap gap-x-3">
            <ButtonLink variant="quiet" size="sm" href={chatPath(view.id)}>
              <MessageSquare aria-hidden="true" />
              {WORDS.chat}
              {unread > 0 && (
                <>
                  <span aria-hidden="true">
                    <CountBadge count={unread} />
                  </span>
                  <span className="sr-only">{WORDS.unread(unread)}</span>
                </>
              )}
            </ButtonLink>
            <ButtonLink variant="quiet" size="sm" href={clientDocumentsPath(view.id)}>
              <FileText aria-hidden="true" />
              {WORDS.documents}
            </ButtonLink>
            <PlanDialog view={view} />
          </div>
        </div>
        <div className="grid content-start gap-1.5 max-desk:sm:col-span-2">
          <span>
            <StatusBadge view={view} />
          </span>
          <Progress label={WORDS.progress} labelHidden value={view.progress} className="[&>div]:h-1" />
          <p className="text-13 text-ink-2 tabular-nums">
            {WORDS.percent(view.progress, missing > 0 ? WORDS.missing(missing) : '')}
          </p>
        </div>
        <dl className="text-14">
          <dt className="text-13 text-ink-2">{WORDS.dates}</dt>
          <dd className="whitespace-nowrap">{view.acceptedAt ? formatDate(view.acceptedAt) : '–'}</dd>
          <dd>
            {view.deadline ? formatDay(view.deadline) : WORDS.noDeadline}
            {view.deadline && <Left days={daysBetween(day, view.deadline)} />}
          </dd>
        </dl>
        <dl className="text-14">
          <dt className="text-13 text-ink-2">{WORDS.meeting}</dt>
          {view.nextMeetingAt ? (
            <>
              <dd className="whitespace-nowrap">{dayName(romeMoment(new Date(view.nextMeetingAt)).day)}</dd>
              <dd className="whitespace-nowrap">{WORDS.at(formatTime(view.nextMeetingAt))}</dd>
            </>
          ) : (
            <dd className="text-ink-2">
              {WORDS.noMeeting}, <PlanDialog view={view} words={WORDS.fixMeeting} />
            </dd>
          )}
        </dl>
      </div>
      <ActiveWork {...{ view, day, isOpen }} />
    </article>
  );
}

const SOON_DAYS = 7;

/** How near the end is, once it is near. */
function Left({ days }: { days: number }) {
  if (days > SOON_DAYS) return null;
  return (
    <span className={days < 0 ? 'block font-semibold text-on-no' : 'block text-on-verify'}>
      {days < 0 ? WORDS.lateDays(-days) : WORDS.inDays(days)}
    </span>
  );
}
