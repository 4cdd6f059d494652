import { cn } from '#web/lib/cn.ts';
import { ChartFrame, type ChartPoint, type ChartText } from './chart-frame.tsx';

export type LineChartProps = ChartText & {
  points: readonly ChartPoint[];
  /** Named at the end of its line. */
  name: string;
  /** A dotted line to compare with, as long as the first. */
  before?: { name: string; values: readonly number[] };
};

/** The height of a name, and where one no longer fits below its line: hundredths of the chart. */
const NAME_SHARE = 22;
const LOW = 70;

/** One line in ink, at most one dotted behind it; each is named where it ends, so there is no legend to decode. */
export function LineChart({ points, name, before, ...text }: LineChartProps) {
  const values = points.map((point) => point.value);
  const most = Math.max(...values, ...(before?.values ?? []), 1);
  const y = (value: number) => 100 - (value / most) * 88;
  const path = (list: readonly number[]) =>
    list
      .map((value, index) => `${index ? 'L' : 'M'}${(index / Math.max(1, list.length - 1)) * 100} ${y(value)}`)
      .join('');
  const last = values.at(-1) ?? 0;
  const lastBefore = before?.values.at(-1) ?? 0;
  // Two ends that nearly meet: the names stand on either side, or one above the other where there is no room below.
  const isNear = Math.abs(y(last) - y(lastBefore)) < NAME_SHARE;
  const isBelow = y(lastBefore) <= LOW && (isNear || y(lastBefore) > y(last));
  const lift = isNear ? '-translate-y-[270%]' : '-translate-y-[150%]';
  const format = text.formatValue ?? String;
  return (
    <ChartFrame text={text} points={points}>
      <div className="relative h-28 border-b border-rule-2">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
        >
          {before && (
            <path
              d={path(before.values)}
              className="stroke-rule-strong"
              strokeWidth="2"
              strokeDasharray="3 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path d={path(values)} className="stroke-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          className="absolute -right-1 size-2 -translate-y-1/2 rounded-full bg-ink"
          style={{ top: `${y(last)}%` }}
        />
        <span className="absolute right-0 -translate-y-[150%] font-semibold text-ink" style={{ top: `${y(last)}%` }}>
          {name} {format(last)}
        </span>
        {before && (
          <span
            className={cn('absolute right-0', isBelow ? 'translate-y-1' : lift)}
            style={{ top: `${y(lastBefore)}%` }}
          >
            {before.name} {format(lastBefore)}
          </span>
        )}
      </div>
      <p className="flex justify-between">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </p>
    </ChartFrame>
  );
}
