import type { Trial } from '#domain/business-plans/remarks.ts';
import { monthText, wholeMoney } from '#messages/business-plans/labels.ts';
import { LIVE as WORDS } from '#messages/business-plans/screens.ts';
import { ChartFrame } from '#web/ui/data/chart-frame.tsx';

type Props = {
  start: string;
  values: readonly number[];
  low: { amount: number; month: string };
  tried: { values: readonly number[]; trial: Trial } | null;
};

/** The bank balance at each month's end, above and below zero; a trial is dashed. */
export function CashChart({ start, values, low, tried }: Props) {
  const all = [...values, ...(tried?.values ?? []), 0];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => 6 + ((most - value) / (most - least || 1)) * 88;
  const path = (list: readonly number[]) =>
    list
      .map((value, at) => `${at ? 'L' : 'M'}${String((at / Math.max(1, list.length - 1)) * 100)} ${String(y(value))}`)
      .join('');
  const first = Number(start.slice(0, 4)) * 12 + Number(start.slice(5)) - 1;
  const points = values.map((value, at) => {
    const month = first + at;
    return {
      label: monthText(`${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`),
      value,
    };
  });
  return (
    <ChartFrame
      text={{
        title: WORDS.cashTitle,
        summary: `${WORDS.cashSay}: ${monthText(low.month)} ${wholeMoney(low.amount)}`,
        columns: [WORDS.cashSay, WORDS.cashTitle],
        formatValue: wholeMoney,
      }}
      points={points}
    >
      <div className="relative h-36">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d={`M0 ${String(y(0))}H100`}
            className="stroke-ink-3"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
          {tried && (
            <path
              d={path(tried.values)}
              className="stroke-good"
              strokeWidth="1.75"
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path
            d={path(values)}
            className="stroke-ink"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="absolute left-0 -translate-y-1/2 bg-sheet pr-1" style={{ top: `${String(y(0))}%` }}>
          0 €
        </span>
      </div>
      <p className="flex justify-between pt-1">
        <span>{points[0]?.label}</span>
        <span className="font-semibold text-ink">
          {points.at(-1)?.label}: {wholeMoney(values.at(-1) ?? 0)}
        </span>
      </p>
    </ChartFrame>
  );
}
