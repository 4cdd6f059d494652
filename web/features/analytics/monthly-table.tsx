import { MONTHLY_KINDS, type MonthRow } from '#domain/analytics/summary.ts';
import { ANALYTICS as WORDS, monthShort, monthTitle, MONTHLY_LABELS } from '#messages/analytics/analytics.ts';
import { formatCount } from '#web/lib/format.ts';

/** Months down, activities across, totals at the foot. */
export function MonthlyTable({ rows }: { rows: readonly MonthRow[] }) {
  const total = (kind: (typeof MONTHLY_KINDS)[number]) => rows.reduce((sum, row) => sum + row[kind], 0);
  return (
    <div className="overflow-x-auto border-t border-rule" tabIndex={0} role="region" aria-label={WORDS.monthly.table}>
      <table className="w-full border-collapse text-14 tabular-nums">
        <caption className="sr-only">{WORDS.monthly.title}</caption>
        <thead className="bg-sunken text-13 text-ink-2">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-medium">
              {WORDS.monthly.month}
            </th>
            {MONTHLY_KINDS.map((kind) => (
              <th key={kind} scope="col" className="px-2 py-2 text-right font-medium last:pr-4 max-sm:px-1.5">
                {MONTHLY_LABELS[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month} className="border-t border-rule">
              <th scope="row" className="px-4 py-2 text-left font-medium whitespace-nowrap">
                <span className="max-sm:sr-only">{monthTitle(row.month)}</span>
                <span aria-hidden className="sm:hidden">
                  {monthShort(row.month)}
                </span>
              </th>
              {MONTHLY_KINDS.map((kind) => (
                <td key={kind} className="px-2 py-2 text-right last:pr-4">
                  {formatCount(row[kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-rule-strong font-semibold">
            <th scope="row" className="px-4 py-2 text-left">
              {WORDS.monthly.total}
            </th>
            {MONTHLY_KINDS.map((kind) => (
              <td key={kind} className="px-2 py-2 text-right last:pr-4">
                {formatCount(total(kind))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
