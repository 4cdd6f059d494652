import { MONTHLY_KINDS } from '#domain/analytics/summary.ts';
import { ANALYTICS_EXPORT, monthLabel, MONTHLY_LABELS } from '#messages/analytics/analytics.ts';
import { csvOf, type Cell } from '#server/platform/csv.ts';
import { workbookOf } from '#server/platform/workbook.ts';
import type { readAnalytics } from './service.ts';

type Rows = Awaited<ReturnType<typeof readAnalytics>>['rows'];

const LABELS = [ANALYTICS_EXPORT.month, ...MONTHLY_KINDS.map((kind) => MONTHLY_LABELS[kind])];

/** What the table on the screen shows, with its totals. */
function linesOf(rows: Rows): Cell[][] {
  const total = MONTHLY_KINDS.map((kind) => rows.reduce((sum, row) => sum + row[kind], 0));
  return [
    ...rows.map((row) => [monthLabel(row.month), ...MONTHLY_KINDS.map((kind) => row[kind])]),
    [ANALYTICS_EXPORT.total, ...total],
  ];
}

export const analyticsCsv = (rows: Rows): string => csvOf([LABELS, ...linesOf(rows)]);

export const analyticsXlsx = (rows: Rows): Promise<Uint8Array> =>
  workbookOf({ name: ANALYTICS_EXPORT.sheet, labels: LABELS, widths: LABELS.map(() => 20) }, [
    JSON.stringify(linesOf(rows)),
  ]);
