import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_PAGE } from '#messages/tools-screens.ts';
import { Button } from '#web/ui/button.tsx';

type Props<Row> = {
  rows: readonly Row[];
  rowLabel: (position: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (row: Row) => void;
  max: number;
  children: (row: Row, index: number) => ReactNode;
};

/** Rows one adds and takes away: firms, holders, steps, cost lines. */
export function RowCards<Row extends { id: string }>(props: Props<Row>) {
  const { rows, rowLabel, addLabel, onAdd, onRemove, max, children } = props;
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => (
        <fieldset key={row.id} className="grid gap-4 rounded border border-rule-2 bg-sheet p-4 text-on-sheet">
          <legend className="sr-only">{rowLabel(index + 1)}</legend>
          <div className="flex items-center justify-between gap-2">
            <span aria-hidden="true" className="font-semibold">
              {rowLabel(index + 1)}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${TOOL_PAGE.remove}: ${rowLabel(index + 1)}`}
              onClick={() => onRemove(row)}
            >
              <X aria-hidden="true" />
              {TOOL_PAGE.remove}
            </Button>
          </div>
          {children(row, index)}
        </fieldset>
      ))}
      {rows.length < max && (
        <Button className="justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
