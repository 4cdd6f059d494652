import { ChartFrame, type ChartPoint, type ChartText } from './chart-frame.tsx';

const HEIGHT = 118;
const BASE = 96;
const TOP = 18;

/** Upright bars over time; the last one, in ink, is now. */
export function BarChart({ points, ...text }: ChartText & { points: readonly ChartPoint[] }) {
  const most = Math.max(...points.map((point) => point.value), 1);
  const slot = 100 / Math.max(1, points.length);
  const format = text.formatValue ?? String;
  return (
    <ChartFrame text={text} points={points}>
      <svg width="100%" height={HEIGHT} className="block overflow-visible tabular-nums">
        {points.map((point, index) => {
          const height = Math.max(1, (point.value / most) * (BASE - TOP));
          const middle = `${slot * (index + 0.5)}%`;
          return (
            <g key={point.label} className="group">
              <rect
                x={`${slot * (index + 0.24)}%`}
                y={BASE - height}
                width={`${slot * 0.52}%`}
                height={height}
                rx="1"
                className="fill-rule-strong group-last:fill-ink"
              />
              <text x={middle} y={BASE - height - 6} textAnchor="middle" className="fill-ink text-12 font-semibold">
                {format(point.value)}
              </text>
              <text x={middle} y={112} textAnchor="middle" className="fill-ink-2 text-12">
                {point.label}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
