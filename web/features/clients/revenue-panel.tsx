import { DAY_WORDS as WORDS, monthName } from '#messages/sharing/dashboard.ts';
import { formatCount, formatEuro } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** What a consultant earned, month by month. */
export const RevenuePanel = ({ months }: { months: readonly { month: string; euro: number }[] }) => (
  <Panel className="grid gap-3 p-4">
    {months.length > 0 && (
      <p className="text-14 text-ink-2">
        <b className="text-22 text-ink tabular-nums">{formatEuro(months.at(-1)!.euro)}</b> {WORDS.thisMonth}
      </p>
    )}
    <BarChart
      title={WORDS.revenues}
      summary={WORDS.revenuesText}
      columns={WORDS.monthColumns}
      formatValue={(value) => formatCount(value)}
      points={months.map(({ month, euro }) => ({ label: monthName(month), value: euro }))}
    />
  </Panel>
);
