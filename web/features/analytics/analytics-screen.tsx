import { Download } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import { ANALYTICS as WORDS, insightText, monthShort } from '#messages/analytics/analytics.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { HBarChart } from '#web/ui/data/h-bar-chart.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel, SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Analytics } from './api.ts';
import { MonthlyTable } from './monthly-table.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { RecentEvents } from './recent-events.tsx';

type Props = {
  data: Analytics;
  /** The first of the six months, where one was chosen. */
  first: string | undefined;
  back: string;
  now: number;
  onPeriod: (first: string | undefined) => void;
};

/** Four cards, sectors, activities, six months and what the last thirty days say (ANA-1). */
export function AnalyticsScreen({ data, first, back, now, onPeriod }: Props) {
  const query = `?da=${data.months[0] ?? ''}`;
  return (
    <>
      <PageHeader
        back={{ href: back, label: WORDS.back }}
        title={WORDS.title}
        description={WORDS.lead}
        actions={
          data.firstEventAt && (
            <>
              <Export href={`/api/analytics/export.csv${query}`} label={WORDS.csv} />
              <Export href={`/api/analytics/export.xlsx${query}`} label={WORDS.xlsx} />
            </>
          )
        }
      />
      {data.firstEventAt === null ? (
        <EmptyState
          title={WORDS.empty.title}
          description={WORDS.empty.text}
          action={<ButtonLink href={PATHS.advancedSearch}>{WORDS.empty.action}</ButtonLink>}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PeriodPicker months={data.months} first={first} now={now} onPeriod={onPeriod} />
          <Cards cards={data.cards} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
            <Monthly data={data} />
            <div className="grid gap-4">
              <Sectors sectors={data.sectors} />
              <Insights insights={data.insights} />
            </div>
          </div>
          <RecentEvents recent={data.recent} now={now} />
        </div>
      )}
    </>
  );
}

const Export = ({ href, label }: { href: string; label: string }) => (
  <ButtonLink href={href} size="sm" download>
    <Download aria-hidden="true" />
    {label}
  </ButtonLink>
);

function Cards({ cards: { views, applications, aiQueries, averageScore, scored } }: Pick<Analytics, 'cards'>) {
  return (
    <section aria-label={WORDS.cards.label}>
      <StatRow
        stats={[
          { label: WORDS.cards.views, value: formatCount(views) },
          { label: WORDS.cards.applications, value: formatCount(applications) },
          { label: WORDS.cards.aiQueries, value: formatCount(aiQueries) },
          {
            label: WORDS.cards.averageScore,
            value: averageScore === null ? '–' : `${averageScore}%`,
            trend: averageScore === null ? WORDS.cards.notScored : WORDS.cards.scored(scored),
          },
        ]}
      />
    </section>
  );
}

function Monthly({ data: { rows } }: { data: Analytics }) {
  const views = rows.reduce((sum, row) => sum + row.bando_visto, 0);
  return (
    <SectionPanel title={WORDS.monthly.title} flush>
      <div className="p-4">
        <BarChart
          title={WORDS.monthly.chart}
          summary={WORDS.monthly.summary(views)}
          columns={WORDS.monthly.columns}
          points={rows.map(({ month, bando_visto }) => ({ label: monthShort(month), value: bando_visto }))}
        />
      </div>
      <MonthlyTable rows={rows} />
    </SectionPanel>
  );
}

function Sectors({ sectors }: Pick<Analytics, 'sectors'>) {
  const [top] = sectors;
  return (
    <Panel className="p-4">
      {top ? (
        <HBarChart
          title={WORDS.sectors.title}
          summary={WORDS.sectors.summary(SECTOR_LABELS[top.sector])}
          columns={WORDS.sectors.columns}
          points={sectors.map(({ sector, count }) => ({ label: SECTOR_LABELS[sector], value: count }))}
        />
      ) : (
        <>
          <h2 className="text-16 font-bold">{WORDS.sectors.title}</h2>
          <p className="text-14 text-ink-2">{WORDS.sectors.empty}</p>
        </>
      )}
    </Panel>
  );
}

function Insights({ insights }: Pick<Analytics, 'insights'>) {
  return (
    <SectionPanel title={WORDS.insights.title} description={WORDS.insights.lead}>
      {insights.length === 0 && <p className="text-14 text-ink-2">{WORDS.insights.empty}</p>}
      <ul className="grid gap-3">
        {insights.map((insight) => {
          const { title, text, action } = insightText(insight);
          return (
            <li key={insight.kind} className="grid gap-1 border-l-3 border-rule-strong pl-3 text-14">
              <b>{title}</b>
              <p className="wrap-anywhere text-ink-2">{text}</p>
              {action && (
                <AppLink
                  href={action.href}
                  className="inline-flex min-h-9 items-center justify-self-start tap:min-h-11"
                >
                  {action.label}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </SectionPanel>
  );
}
