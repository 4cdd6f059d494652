import { COUNTER_LABELS, DASHBOARD, trendText } from '#messages/dashboard/dashboard.ts';
import { formatCount } from '#web/lib/format.ts';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import type { DashboardData } from './api.ts';

/** Four counters with a trend text; the bars add up to the figure (DAS-2). */
export function Counters({ counters }: Pick<DashboardData, 'counters'>) {
  return (
    <section aria-label={DASHBOARD.counters}>
      <StatRow
        stats={counters.map(({ kind, last, previous, bars }) => {
          const { figure, words } = trendText(last, previous);
          return {
            label: COUNTER_LABELS[kind],
            value: formatCount(last),
            spark: bars,
            trend: (
              <>
                <b className="text-ink">{figure}</b> {words}
              </>
            ),
          };
        })}
      />
    </section>
  );
}
