import type { KeyboardEvent, ReactNode } from 'react';
import { PAGES } from '#messages/grants/screens.ts';
import { DataTable, type DataTableProps } from '#web/ui/data/data-table.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';

type Paged = { page: number; pages: number; pageSize: number; total: number };

type Props<Row> = DataTableProps<Row> & {
  paged: Paged;
  hrefOf: (page: number) => string;
  /** Above the rows: what is done with those that are chosen. */
  above?: ReactNode;
};

/** The one table of the desk: pages and order come from the server, arrows walk from row to row. */
export function AdminTable<Row>({ paged, hrefOf, above, ...table }: Props<Row>) {
  const { page, pages, pageSize, total } = paged;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {above}
      <div onKeyDown={walkRows} role="presentation">
        <DataTable {...table} />
      </div>
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          hrefOf={hrefOf}
          summary={PAGES.summary((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}
          labels={PAGES}
        />
      )}
    </div>
  );
}

/** Up and down go to the same place in the next row. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return;
  const row = target.closest('tr');
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody tr')];
  const next = rows[rows.indexOf(row as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!row || !next) return;
  const stops = (each: Element) => [...each.querySelectorAll<HTMLElement>('a, button, input')];
  const wanted = stops(next)[stops(row).indexOf(target)] ?? stops(next)[0];
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
}
