import type { ReactNode } from 'react';
import { BULK as WORDS } from '#messages/admin/admin.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import type { Selection } from './use-selection.ts';

/** What is done with the chosen rows; without any it only offers to choose the page. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { ids, isAll, toggleAll } = selection;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox label={WORDS.selectAll} checked={isAll} onChange={toggleAll} />
      <p role="status" className="text-14 text-ink-2">
        {ids.length > 0 && WORDS.chosen(ids.length)}
      </p>
      {ids.length > 0 && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/** The first column: a box per row, named by what the row is. */
export const choiceColumn = <Row,>(
  selection: Selection,
  idOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'choice',
  header: WORDS.choose,
  cell: (row) => (
    <Checkbox
      label={<span className="sr-only">{WORDS.select(nameOf(row))}</span>}
      checked={selection.has(idOf(row))}
      onChange={() => selection.toggle(idOf(row))}
    />
  ),
  phone: 'start',
  className: 'w-px align-top',
});
