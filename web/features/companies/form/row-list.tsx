import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMPANY_FORM } from '#messages/company-form.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  ids: readonly string[];
  rowLabel: (position: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
};

/** Rows one can add and take away: seats, shareholders, related companies. */
export function RowList({ ids, rowLabel, addLabel, onAdd, onRemove, children }: Props) {
  return (
    <div className="grid gap-4">
      {ids.map((id, index) => (
        <fieldset key={id} className="grid gap-3 border-l-2 border-rule pl-4">
          <legend className="sr-only">{rowLabel(index + 1)}</legend>
          <div className="flex items-center justify-between gap-2">
            <span aria-hidden="true" className="text-14 font-semibold">
              {rowLabel(index + 1)}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${COMPANY_FORM.rows.remove}: ${rowLabel(index + 1)}`}
              onClick={() => onRemove(index)}
            >
              <X aria-hidden="true" />
              {COMPANY_FORM.rows.remove}
            </Button>
          </div>
          {children(index)}
        </fieldset>
      ))}
      <Button size="sm" className="justify-self-start" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
