import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';

export type RowListProps<Row> = {
  rows: readonly Row[];
  rowLabel: (position: number) => string;
  addLabel: string;
  /** Its place in the form around: what leads to the list leads to its button. */
  name?: string;
  onAdd: () => void;
  onRemove: (row: Row, index: number) => void;
  /** No more can be added. */
  max?: number;
  children: (row: Row, index: number) => ReactNode;
};
type Props<Row> = RowListProps<Row> & { look: keyof typeof LOOK; removeLabel: string };

const LOOK = {
  line: { row: 'gap-3 border-l-2 border-rule pl-4', title: 'text-14', add: 'sm' },
  card: { row: 'gap-4 rounded border border-rule-2 bg-sheet p-4 text-on-sheet', title: '', add: 'md' },
} as const;

/** Parts of a form that one adds and takes away. */
export function RowList<Row extends { id: string }>({ look, removeLabel, max = Infinity, ...props }: Props<Row>) {
  const { rows, rowLabel, addLabel, name, onAdd, onRemove, children } = props;
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => (
        <fieldset key={row.id} className={cn('grid', LOOK[look].row)}>
          <legend className="sr-only">{rowLabel(index + 1)}</legend>
          <div className="flex items-center justify-between gap-2">
            <span aria-hidden="true" className={cn('font-semibold', LOOK[look].title)}>
              {rowLabel(index + 1)}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${removeLabel}: ${rowLabel(index + 1)}`}
              onClick={() => onRemove(row, index)}
            >
              <X aria-hidden="true" />
              {removeLabel}
            </Button>
          </div>
          {children(row, index)}
        </fieldset>
      ))}
      {rows.length < max && (
        <Button size={LOOK[look].add} className="justify-self-start" name={name} onClick={onAdd}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
