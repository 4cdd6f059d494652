import { hoursToRelease } from '#domain/consultancies/release.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { WEEK_DAYS } from '#domain/sharing/week.ts';
import { chatPath, clientPath, PATHS } from '#domain/paths.ts';
import { STATUS_LABELS, URGENCY_LABELS } from '#messages/consultancies/consultancies.ts';
import { CONSULTANT_DASHBOARD } from '#messages/consultants/dashboard.ts';
import { DAY_WORDS as WORDS } from '#messages/sharing/dashboard.ts';
import { formatCount, formatDay, formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { DeskNav } from './desk-nav.tsx';
import { DayRequests } from './day-requests.tsx';
import { DayTasks } from './day-tasks.tsx';
import { NextDelivery } from './next-delivery.tsx';
import { AddTask } from './add-task.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { PortfolioPanel } from './portfolio-panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { WeekPanel } from './week-panel.tsx';

type Props = { day: ConsultantDashboard; firstName: string; today: string; now: number };

/** What to do today, for whom, and how it goes: all counted, one request (CON-18). */
export function DayScreen({ day, firstName, today, now }: Props) {
  const { stats, next, requests } = day;
  return (
    <>
      <DeskNav here="home" />
      <PageHeader
        display="screen"
        title={greetingOf(firstName, next, today)}
        description={summaryOf(day, today, now)}
        actions={
          next ? (
            <NextDelivery next={next} today={today} />
          ) : (
            <ButtonLink href={PATHS.requestsManagement}>{WORDS.manage}</ButtonLink>
          )
        }
      />
      <StatRow
        stats={[
          {
            label: WORDS.activeClients,
            value: formatCount(stats.activeClients),
            trend: stats.mandated > 0 && WORDS.mandated(stats.mandated),
          },
          { label: WORDS.watched, value: formatCount(stats.watchedGrants) },
          { label: WORDS.submitted, value: formatCount(stats.submitted) },
          {
            label: WORDS.success,
            value: stats.judged === 0 ? '–' : `${formatCount(Math.round((stats.granted / stats.judged) * 100))}%`,
            trend: WORDS.successOf(stats.granted, stats.judged),
          },
          { label: WORDS.revenue, value: formatEuro(stats.revenue) },
        ]}
      />
      <WeekPanel week={day.week} today={today} className="mt-6" />
      <PortfolioPanel table={day.portfolio} className="mt-6" />
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <SectionPanel title={WORDS.running} flush>
            <Clients day={day} />
          </SectionPanel>
          <SectionPanel title={WORDS.tasks} flush actions={<AddTask clients={day.clients} />}>
            <DayTasks tasks={day.tasks} today={today} />
          </SectionPanel>
          <ContactsPanel day={day} today={today} />
        </div>
        <div className="grid gap-6">
          <DayRequests requests={requests} now={now} />
          <RevenuePanel months={stats.months.map(({ month, amount }) => ({ month, euro: amount }))} />
        </div>
      </div>
    </>
  );
}

/** A week that begins with something says with what. */
const greetingOf = (firstName: string, next: ConsultantDashboard['next'], today: string): string =>
  next && daysBetween(today, next.deadline) < WEEK_DAYS
    ? CONSULTANT_DASHBOARD.greetingWith(firstName, next.name)
    : CONSULTANT_DASHBOARD.greeting(firstName);

/** What waits, in one sentence. */
function summaryOf({ requests, tasks }: ConsultantDashboard, today: string, now: number): string {
  const late = tasks.filter(({ dueOn }) => dueOn !== null && dueOn < today).length;
  const releases = requests.flatMap(({ releasesAt }) => releasesAt ?? []).sort();
  const parts = [
    requests.length > 0 && WORDS.waiting(requests.length),
    releases[0] !== undefined && WORDS.firstRelease(hoursToRelease(releases[0], now)),
    late > 0 && WORDS.lateTasks(late),
  ].filter(Boolean);
  return parts.length === 0 ? WORDS.ok : `${parts.join(', ')}.`;
}

function Clients({ day: { clients } }: { day: ConsultantDashboard }) {
  if (clients.length === 0)
    return <EmptyState className="m-4" title={WORDS.noClients} description={WORDS.noClientsText} />;
  return (
    <ul>
      {clients.map((client) => (
        <li
          key={client.id}
          className="grid gap-x-6 gap-y-2 border-rule px-4 py-3 not-first:border-t sm:grid-cols-[minmax(0,1fr)_13rem]"
        >
          <div className="min-w-0">
            <AppLink href={clientPath(client.id)} className="font-semibold wrap-anywhere">
              {client.name}
            </AppLink>
            <p className="text-13 text-ink-2">{client.about}</p>
            <p className="flex flex-wrap items-center gap-2 pt-1 text-13 text-ink-2">
              <Badge tone={client.missing > 0 ? 'verify' : 'ok'}>{STATUS_LABELS[client.status]}</Badge>
              <span>{WORDS.urgency(URGENCY_LABELS[client.urgency].toLocaleLowerCase('it-IT'))}</span>
              {client.unread > 0 && <AppLink href={chatPath(client.id)}>{WORDS.unread(client.unread)}</AppLink>}
            </p>
          </div>
          <div className="grid content-start gap-1 text-13">
            <Progress label={WORDS.progress(client.progress)} value={client.progress} />
            <p className="text-ink-2">
              {[
                client.deadline && WORDS.due(formatDay(client.deadline)),
                client.missing > 0 && WORDS.missing(client.missing),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
