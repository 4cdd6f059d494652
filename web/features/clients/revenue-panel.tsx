import { DAY_WORDS as WORDS, monthName } from '#messages/sharing/dashboard.ts';
import { formatCount } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** What a consultant earned, month by month. */
export const RevenuePanel = ({ months }: { months: readonly { month: string; euro: number }[] }) => (
  <Panel className="p-4">
    <BarChart
      title={WORDS.revenues}
      summary={WORDS.revenuesText}
      columns={WORDS.monthColumns}
      formatValue={(value) => formatCount(value)}
      points={months.map(({ month, euro }) => ({ label: monthName(month), value: euro }))}
    />
  </Panel>
);
