/** Small bars, the last one in ink: a shape, not a reading; the figure beside it is the reading. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const top = Math.max(...values, 1);
  return (
    // Beside a long figure in a narrow tile it shrinks towards its corner; where nothing would be left of it, it goes.
    <svg
      viewBox="0 0 72 28"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="mb-1 h-7 w-18 min-w-0 shrink stroke-rule-strong max-[22rem]:hidden"
      strokeWidth="5"
    >
      {values.map((value, index) => (
        <path
          key={index}
          className="last:stroke-ink"
          d={`M${4 + (64 / Math.max(1, values.length - 1)) * index} 26v${-Math.max(2, (value / top) * 22)}`}
        />
      ))}
    </svg>
  );
}
