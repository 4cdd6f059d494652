import type { DocumentChart } from '#domain/documents/document-block.ts';

const WIDTH = 495;
const HEIGHT = 150;

/** The chart of the page, as the PDF draws it. */
export function DocumentChartView({ chart, alt }: { chart: DocumentChart; alt: string }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      className="block w-full"
      fontSize="7.5"
    >
      {chart.type === 'line' ? <Line chart={chart} /> : <Bars chart={chart} />}
    </svg>
  );
}

function Line({ chart: { points, ticks, low } }: { chart: Extract<DocumentChart, { type: 'line' }> }) {
  const values = [...points.map(({ value }) => value), ...ticks.map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => 6 + ((most - value) / (most - least || 1)) * 122;
  const x = (at: number) => 62 + (at / Math.max(1, points.length - 1)) * (WIDTH - 68);
  const step = Math.ceil(points.length / 13);
  const lowest = low ? points[low.at] : undefined;
  return (
    <>
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <path d={`M62 ${String(y(value))}H${String(WIDTH - 6)}`} stroke={value === 0 ? '#566072' : '#d9dee5'} />
          <text x="56" y={y(value) + 3} textAnchor="end" fill="#566072">
            {label}
          </text>
        </g>
      ))}
      <path
        d={points.map(({ value }, at) => `${at ? 'L' : 'M'}${String(x(at))} ${String(y(value))}`).join('')}
        fill="none"
        stroke="#1c2430"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {points.map(({ label }, at) =>
        at % step === 0 ? (
          <text key={label} x={x(at)} y={HEIGHT - 6} textAnchor="middle" fill="#566072">
            {label}
          </text>
        ) : null,
      )}
      {low && lowest && (
        <>
          <circle cx={x(low.at)} cy={y(lowest.value)} r="2.6" fill={lowest.value < 0 ? '#a4133c' : '#1c2430'} />
          <text
            x={x(low.at) + (x(low.at) > WIDTH / 2 ? -6 : 6)}
            y={y(lowest.value) + 3}
            textAnchor={x(low.at) > WIDTH / 2 ? 'end' : 'start'}
            fontWeight="bold"
            fill={lowest.value < 0 ? '#a4133c' : '#1c2430'}
          >
            {low.label}
          </text>
        </>
      )}
    </>
  );
}

function Bars({ chart: { names, groups } }: { chart: Extract<DocumentChart, { type: 'bars' }> }) {
  const most = Math.max(...groups.flatMap(({ values }) => values), 1);
  const tall = HEIGHT - 48;
  const base = 22 + tall;
  const slot = WIDTH / Math.max(1, groups.length);
  const fill = (at: number) => (at === 0 ? '#1c2430' : '#8b97a6');
  return (
    <>
      {names.map((name, at) => (
        <g key={name}>
          <rect x={at * 130} y="2" width="8" height="8" fill={fill(at)} />
          <text x={at * 130 + 12} y="9" fill="#566072">
            {name}
          </text>
        </g>
      ))}
      {groups.map(({ label, values, top }, at) => {
        const wide = Math.min(54, (slot - 30) / Math.max(1, values.length));
        const start = at * slot + (slot - wide * values.length) / 2;
        return (
          <g key={label}>
            {values.map((value, place) => {
              const height = Math.max(0.5, (Math.max(0, value) / most) * tall);
              return (
                <rect
                  key={place}
                  x={start + place * wide}
                  y={base - height}
                  width={wide - 4}
                  height={height}
                  fill={fill(place)}
                />
              );
            })}
            <text
              x={start + wide / 2}
              y={base - (Math.max(0, values[0] ?? 0) / most) * tall - 4}
              textAnchor="middle"
              fontWeight="bold"
              fill="#1c2430"
            >
              {top}
            </text>
            <text x={at * slot + slot / 2} y={base + 12} textAnchor="middle" fill="#566072">
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${String(base)}H${String(WIDTH)}`} stroke="#566072" />
    </>
  );
}
