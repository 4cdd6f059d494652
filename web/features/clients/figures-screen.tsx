import type { Practice } from '#domain/consultancies/practice.ts';
import { PATHS } from '#domain/paths.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { CARD_WORDS, responseText } from '#messages/consultants/card.ts';
import { DAY_WORDS, monthName } from '#messages/sharing/dashboard.ts';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { formatCount, formatEuro } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { HBarChart } from '#web/ui/data/h-bar-chart.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${formatCount(Math.round((part / all) * 100))}%`;

/** The consultant's own figures, counted from requests and consultancies (CON-23). */
export function FiguresScreen({ practice }: { practice: Practice }) {
  const { months, kinds, stars } = practice;
  return (
    <>
      <PageHeader
        title={WORDS.analytics}
        description={WORDS.analyticsIntro}
        actions={<ButtonLink href={PATHS.analytics}>{WORDS.usage}</ButtonLink>}
      />
      {practice.requests === 0 ? (
        <EmptyState title={WORDS.noConsultations} description={WORDS.nothingYet} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StatRow
            stats={[
              { label: WORDS.requests, value: formatCount(practice.requests) },
              {
                label: WORDS.accepted,
                value: share(practice.accepted, practice.decided),
                trend: WORDS.acceptedOf(practice.accepted, practice.decided),
              },
              {
                label: WORDS.answer,
                value: practice.answer === null ? '–' : responseText(practice.answer.minutes),
                trend: practice.answer === null ? CARD_WORDS.fewRequests : WORDS.answerNote(practice.answer.requests),
              },
              {
                label: WORDS.granted,
                value: share(practice.granted, practice.judged),
                trend: DAY_WORDS.successOf(practice.granted, practice.judged),
              },
            ]}
          />
          <StatRow
            stats={[
              { label: WORDS.obtained, value: formatEuro(practice.obtained) },
              { label: WORDS.earned, value: formatEuro(practice.earned) },
              {
                label: WORDS.stars,
                value: stars ? formatCount(Math.round(stars.average * 10) / 10) : '–',
                trend: WORDS.starsOf(stars?.count ?? 0),
              },
            ]}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-2">
            <Panel className="p-4">
              <BarChart
                title={WORDS.byMonth}
                summary={WORDS.byMonthText}
                columns={WORDS.byMonthColumns}
                points={months.map(({ month, requests }) => ({ label: monthName(month), value: requests }))}
              />
            </Panel>
            <RevenuePanel months={months.map(({ month, earned }) => ({ month, euro: earned }))} />
            <Panel className="p-4">
              <HBarChart
                title={WORDS.byKind}
                summary={WORDS.byKindText}
                columns={WORDS.byKindColumns}
                points={kinds.map(({ kind, count }) => ({ label: KIND_LABELS[kind], value: count }))}
              />
            </Panel>
          </div>
        </div>
      )}
    </>
  );
}
