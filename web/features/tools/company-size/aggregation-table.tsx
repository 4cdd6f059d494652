import type { Day } from '#domain/rules/day.ts';
import { pmiThresholds, type Range } from '#domain/rules/pmi.ts';
import type { AggregationRow, YearSize } from '#domain/tools/company-size/aggregation.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import { SIZE_SCREEN } from '#messages/tools/screens.ts';
import { euroText, numberText, percentText } from '#domain/numbers/write-number.ts';
import { ROW_ROLE_LABELS, SIZE_DECLARATION as SHEET, SIZE_LABELS } from '#messages/tools/tools.ts';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';

type Line = { id: string; cells: readonly string[]; isTotal: boolean };

const PLACES = ['title', 'end', 'end', 'hidden', 'start', 'start', 'start'] as const;

/** Who counts, for how much and what it adds up to; the same table as in the sheet to sign. */
export function AggregationTable({ year }: { year: YearSize }) {
  const lines: Line[] = [...year.rows.map(lineOf), totalOf(year)];
  const columns = SHEET.columns.map((header, index): Column<Line> => {
    const isFigure = index >= 4;
    return {
      id: header,
      header,
      align: index >= 2 ? 'end' : undefined,
      phone: PLACES[index]!,
      className: isFigure ? '@max-[560px]:text-left' : undefined,
      cell: ({ cells, isTotal }) => (
        <span className={isTotal ? 'font-semibold' : undefined}>
          {isFigure && <span className="@min-[561px]:hidden">{header}: </span>}
          {cells[index]}
        </span>
      ),
    };
  });
  return (
    <section aria-label={SIZE_SCREEN.table(year.year)} className="grid gap-2">
      <h3 className="text-18 font-bold tracking-[-0.012em]">{SIZE_SCREEN.table(year.year)}</h3>
      <DataTable caption={SIZE_SCREEN.table(year.year)} columns={columns} rows={lines} rowId={({ id }) => id} />
    </section>
  );
}

function lineOf(row: AggregationRow): Line {
  const known = (value: number | null, format: (value: number) => string) =>
    value === null ? SHEET.unknownMark : format(value);
  return {
    id: row.id,
    isTotal: false,
    cells: [
      row.isEstimate ? `${row.name} (${SHEET.estimateMark})` : row.name,
      ROW_ROLE_LABELS[row.role],
      percentText(row.share),
      row.year === null ? SHEET.unknownMark : String(row.year),
      known(row.staff, numberText),
      known(row.turnover, euroText),
      known(row.balance, euroText),
    ],
  };
}

function totalOf({ totals }: YearSize): Line {
  const sum = (range: Range, format: (value: number) => string) =>
    range.max < Infinity ? format(range.max) : range.min > 0 ? SHEET.atLeast(format(range.min)) : SHEET.unknownMark;
  const figures = [sum(totals.staff, numberText), sum(totals.turnover, euroText), sum(totals.balance, euroText)];
  return { id: 'totale', isTotal: true, cells: [SHEET.total, '', '', '', ...figures] };
}

export function ThresholdsTable({ day, size }: { day: Day; size: CompanySize | null }) {
  const places = ['title', 'value', 'start', 'start'] as const;
  const rows = pmiThresholds(day).map((each) => ({
    size: each.size,
    cells: [
      SIZE_LABELS[each.size],
      SHEET.thresholdStaff(numberText(each.staffBelow)),
      SHEET.thresholdMax(euroText(each.turnoverMax)),
      SHEET.thresholdMax(euroText(each.balanceMax)),
    ],
  }));
  return (
    <section aria-label={SIZE_SCREEN.thresholds} className="grid gap-2">
      <h3 className="text-18 font-bold tracking-[-0.012em]">{SIZE_SCREEN.thresholds}</h3>
      <DataTable
        caption={SIZE_SCREEN.thresholds}
        columns={SHEET.thresholdColumns.map((header, index) => ({
          id: header,
          header,
          align: index > 0 ? ('end' as const) : undefined,
          phone: places[index]!,
          className: index > 1 ? '@max-[560px]:col-span-2 @max-[560px]:text-left' : undefined,
          cell: (row: (typeof rows)[number]) => (
            <span className={row.size === size ? 'font-semibold' : 'font-normal'}>
              {index > 0 && <span className="@min-[561px]:hidden">{header}: </span>}
              {row.cells[index]}
            </span>
          ),
        }))}
        rows={rows}
        rowId={(row) => row.size}
      />
    </section>
  );
}
