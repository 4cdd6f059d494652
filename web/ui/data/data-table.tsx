import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

/** Where a cell goes when the row becomes a small list: top left, top right, below left, below right, beside all of it (a box to tick), or nowhere. */
type PhonePlace = 'title' | 'value' | 'start' | 'end' | 'wide' | 'beside' | 'hidden';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  phone: PhonePlace;
  sortable?: boolean;
  className?: string;
};

export type Sort = { columnId: string; direction: 'ascending' | 'descending' };

export type DataTableProps<Row> = {
  caption: string;
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** The panel around has the edges. */
  flush?: boolean;
};

const PLACE: Record<PhonePlace, string> = {
  title: '@max-[560px]:col-start-1 @max-[560px]:row-start-1 @max-[560px]:font-semibold',
  value: '@max-[560px]:col-start-2 @max-[560px]:row-start-1 @max-[560px]:text-right @max-[560px]:font-semibold',
  start: '@max-[560px]:col-start-1 @max-[560px]:text-13 @max-[560px]:text-ink-2',
  end: '@max-[560px]:col-start-2 @max-[560px]:text-right @max-[560px]:text-13 @max-[560px]:text-ink-2',
  wide: '@max-[560px]:col-span-2',
  beside:
    '@max-[560px]:absolute @max-[560px]:top-1.5 @max-[560px]:left-0 @max-[560px]:w-12 @max-[560px]:pl-4 tap:@max-[560px]:top-0',
  hidden: '@max-[560px]:hidden',
};

/** A ruled table; where there is no room each row becomes a small list. Roles are written out, so it stays a table to the ear. */
export function DataTable<Row>({
  caption,
  captionShown,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  empty,
  flush,
}: DataTableProps<Row>) {
  const sortable = onSort && columns.some((column) => column.sortable);
  const hasBeside = columns.some(({ phone }) => phone === 'beside');
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className="@container">
      <table
        role="table"
        className={cn(
          'w-full border-collapse bg-sheet text-14 tabular-nums @max-[560px]:block',
          !flush && 'border border-rule-2',
        )}
      >
        <caption className={cn(captionShown ? 'pb-2 text-left text-13 text-ink-2 @max-[560px]:block' : 'sr-only')}>
          {caption}
        </caption>
        <thead role="rowgroup" className={sortable ? '@max-[560px]:block' : '@max-[560px]:sr-only'}>
          <tr
            role="row"
            className="@max-[560px]:flex @max-[560px]:flex-wrap @max-[560px]:gap-x-4 @max-[560px]:bg-sunken @max-[560px]:px-4"
          >
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[560px]:block">
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              role="row"
              className={cn(
                'border-b border-rule last:border-0 @max-[560px]:relative @max-[560px]:grid @max-[560px]:grid-cols-[1fr_auto] @max-[560px]:gap-x-3 @max-[560px]:gap-y-0.5 @max-[560px]:px-4 @max-[560px]:py-3',
                hasBeside && '@max-[560px]:pl-12',
              )}
            >
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  role="cell"
                  className={cn(
                    'px-3 py-2.5 @max-[560px]:p-0',
                    index === 0 && 'font-semibold',
                    column.align === 'end' && 'text-right',
                    PLACE[column.phone],
                    column.className,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void };

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
      className={cn(
        'border-b border-rule-2 bg-sunken px-3 text-left text-13 font-medium text-ink-2',
        column.sortable ? '@max-[560px]:border-0 @max-[560px]:p-0' : 'py-2.5 @max-[560px]:sr-only',
        column.align === 'end' && 'text-right',
        column.className,
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() =>
            onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
          className="inline-flex min-h-10 items-center gap-1 tap:min-h-11 hover:text-ink"
        >
          {column.header}
          <Arrow aria-hidden="true" className={cn('size-4', !direction && 'opacity-60')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
