import type { AssistantSearch } from '#domain/admin/assistant-search.ts';
import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { formatCount, formatDay, formatEuro } from '#web/lib/format.ts';
import { LineChart } from '#web/ui/data/line-chart.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { PeriodPicker } from '#web/features/admin/period-picker.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { AssistantDesk } from './assistant-api.ts';
import { PricesPanel } from './prices-panel.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { QuotasPanel } from './quotas-panel.tsx';
import { FailureTable } from './failure-table.tsx';
import { TypeTable } from './usage-tables.tsx';

type Props = { desk: AssistantDesk; search: AssistantSearch; now: number; onSearch: (search: AssistantSearch) => void };

/** What is asked of Filo, how it ends and what it costs, without a word of what was asked. */
export function AssistantScreen({ desk, search, now, onSearch }: Props) {
  const { totals, byDay } = desk;
  const failed = totals.requests - totals.succeeded;
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
        <section aria-label={WORDS.figures}>
          <StatRow
            stats={[
              { label: WORDS.requests, value: formatCount(totals.requests), trend: WORDS.cancelled(totals.cancelled) },
              {
                label: WORDS.success,
                value:
                  totals.requests === 0
                    ? WORDS.nothingAsked
                    : percentText(Math.round((totals.succeeded / totals.requests) * 100)),
                trend: WORDS.failedOnes(failed),
              },
              {
                label: WORDS.average,
                value: totals.requests === 0 ? WORDS.nothingAsked : WORDS.ms(totals.averageMs),
              },
              {
                label: WORDS.cost,
                value: totals.cost === null ? WORDS.none : formatEuro(totals.cost),
                trend: WORDS.tokens(totals.inputTokens, totals.outputTokens),
              },
            ]}
          />
        </section>
        <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4">
          <LineChart
            title={WORDS.byDay}
            summary={totals.requests === 0 ? WORDS.noneInPeriod : WORDS.byDaySum(totals.requests, failed)}
            columns={[WORDS.day, WORDS.requests]}
            points={byDay.map(({ day, requests }) => ({ label: formatDay(day), value: requests }))}
            name={WORDS.now}
            formatValue={formatCount}
          />
          {totals.cost !== null && (
            <LineChart
              title={WORDS.costByDay}
              summary={WORDS.costByDaySum(formatEuro(totals.cost))}
              columns={[WORDS.day, WORDS.cost]}
              points={byDay.map(({ day, cost }) => ({ label: formatDay(day), value: cost ?? 0 }))}
              name={WORDS.cost}
              formatValue={formatEuro}
            />
          )}
        </Panel>
        <TypeTable byType={desk.byType} />
        <FailureTable desk={desk} search={search} now={now} onSearch={onSearch} />
        <QuotasPanel desk={desk} search={search} onSearch={onSearch} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <ProviderPanel provider={desk.provider} />
          <PricesPanel prices={desk.prices} />
        </div>
      </div>
    </>
  );
}
