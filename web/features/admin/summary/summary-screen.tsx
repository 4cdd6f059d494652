import type { Measure, SummarySearch } from '#domain/admin/summary.ts';
import { CONVERSION_LABELS, MEASURE_LABELS, SUMMARY as WORDS } from '#messages/admin/admin.ts';
import { STATUS_LABELS } from '#messages/applications/applications.ts';
import { formatCount } from '#web/lib/format.ts';
import { HBarChart } from '#web/ui/data/h-bar-chart.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { PeriodPicker } from '#web/features/admin/period-picker.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { Summary } from '#web/features/admin/api.ts';
import { MeasureChart } from './measure-chart.tsx';
import { Queues } from './queues.tsx';
import { Sources } from './sources.tsx';

type Props = {
  summary: Summary;
  search: SummarySearch;
  now: number;
  onSearch: (changes: Partial<SummarySearch>) => void;
};

export function SummaryScreen({ summary, search, now, onSearch }: Props) {
  const shown: Measure = search.misura ?? 'iscrizioni';
  return (
    <>
      <PageHeader
        title={WORDS.title}
        description={WORDS.lead}
        actions={
          <PeriodPicker label={WORDS.period} value={search.giorni} onChange={(giorni) => onSearch({ giorni })} />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <Queues queues={summary.queues} />
          <Sources sources={summary.sources} now={now} />
        </div>
        <section aria-label={WORDS.figures}>
          <StatRow
            className="desk:grid-cols-3"
            stats={summary.measures.map(({ measure, total, before, points }) => ({
              label: MEASURE_LABELS[measure],
              value: formatCount(total),
              trend: WORDS.against(before),
              spark: points.map(({ value }) => value),
            }))}
          />
        </section>
        <MeasureChart summary={summary} shown={shown} onMeasure={(misura) => onSearch({ misura })} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <Panel className="p-4">
            <HBarChart
              title={WORDS.applications}
              summary={WORDS.applicationsSum(summary.applications.reduce((sum, { count }) => sum + count, 0))}
              columns={[WORDS.status, WORDS.applications]}
              points={summary.applications.map(({ status, count }) => ({ label: STATUS_LABELS[status], value: count }))}
              formatValue={formatCount}
            />
          </Panel>
          <Panel className="p-4">
            <HBarChart
              title={WORDS.conversion}
              summary={WORDS.conversionSum(summary.conversion.at(-1)?.people ?? 0, summary.conversion[0]?.people ?? 0)}
              columns={[WORDS.step, WORDS.people]}
              points={summary.conversion.map(({ step, people }) => ({ label: CONVERSION_LABELS[step], value: people }))}
              formatValue={formatCount}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
