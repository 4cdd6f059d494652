import type { ReactNode } from 'react';
import { PAGES } from '#messages/grants/screens.ts';
import { DataTable, type DataTableProps } from '#web/ui/data/data-table.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { walkRows } from '#web/ui/data/walk-rows.ts';

type Paged = { page: number; pages: number; pageSize: number; total: number };

type Props<Row> = DataTableProps<Row> & {
  paged: Paged;
  hrefOf: (page: number) => string;
  /** Above the rows: what is done with those that are chosen. */
  above?: ReactNode;
};

/** The one table of the desk: pages and order come from the server, and it is used by the keyboard (walk-rows.ts). */
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
