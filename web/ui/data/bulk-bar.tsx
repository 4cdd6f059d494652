import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Column } from './data-table.tsx';
import type { Selection } from './use-selection.ts';

export type BulkWords = {
  choose: string;
  selectAll: string;
  select: (name: string) => string;
  chosen: (count: number) => string;
};
type BarProps = { selection: Selection; words: BulkWords; children: ReactNode };

/** What is done with the chosen rows; without any it only offers to choose the page. */
export function BulkBar({ selection, words, children }: BarProps) {
  const { ids, isAll, toggleAll } = selection;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox label={words.selectAll} checked={isAll} onChange={toggleAll} />
      <p role="status" className="text-14 text-ink-2">
        {ids.length > 0 && words.chosen(ids.length)}
      </p>
      {ids.length > 0 && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/** The box of one row, named by what the row is. */
export const ChoiceBox = ({ selection, id, label }: { selection: Selection; id: string; label: string }) => (
  <Checkbox
    label={<span className="sr-only">{label}</span>}
    checked={selection.has(id)}
    onChange={() => selection.toggle(id)}
  />
);

/** The first column: a box per row. */
export const choiceColumn = <Row,>(
  selection: Selection,
  words: BulkWords,
  idOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'choice',
  header: words.choose,
  cell: (row) => <ChoiceBox selection={selection} id={idOf(row)} label={words.select(nameOf(row))} />,
  phone: 'beside',
  className: 'w-px align-top',
});
