import { useId, type ReactNode } from 'react';

export type ChartPoint = { label: string; value: number };

export type ChartText = {
  title: string;
  /** The one thing to see, in words: it stands above the drawing and stands for it. */
  summary: string;
  /** Names of the two columns of the table behind the drawing. */
  columns: readonly [label: string, value: string];
  formatValue?: (value: number) => string;
};

/** A drawing for the eye and the same numbers as a table for the ear. */
export function ChartFrame({
  text,
  points,
  children,
}: {
  text: ChartText;
  points: readonly ChartPoint[];
  children: ReactNode;
}) {
  const id = useId();
  const format = text.formatValue ?? String;
  return (
    <figure aria-labelledby={id} className="grid gap-2 text-13 text-ink-2">
      <figcaption id={id}>
        <span className="block text-16 font-bold text-ink">{text.title}</span>{' '}
        <span className="text-14 font-semibold text-ink">{text.summary}</span>
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <table className="sr-only">
        <caption>{text.title}</caption>
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
