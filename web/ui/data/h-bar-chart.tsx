import { cn } from '#web/lib/cn.ts';
import { ChartFrame, type ChartPoint, type ChartText } from './chart-frame.tsx';
import type { MatchTone } from './match-badge.tsx';

export type HBar = ChartPoint & { tone?: MatchTone };

const FILL = { strong: 'bg-strong', good: 'bg-good', fair: 'bg-fair', weak: 'bg-weak' };

/** Lying bars to compare a few named things. */
export function HBarChart({ points, ...text }: ChartText & { points: readonly HBar[] }) {
  const most = Math.max(...points.map((point) => point.value), 1);
  const format = text.formatValue ?? String;
  return (
    <ChartFrame text={text} points={points}>
      <div className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 tabular-nums">
        {points.map((point) => (
          <div key={point.label} className="contents">
            <span>{point.label}</span>
            <span className="flex items-center gap-2">
              <span
                className={cn('h-3.5 rounded-[1px]', point.tone ? FILL[point.tone] : 'bg-rule-strong')}
                style={{ width: `${(point.value / most) * 70}%` }}
              />
              <span className="font-semibold whitespace-nowrap text-ink">{format(point.value)}</span>
            </span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
